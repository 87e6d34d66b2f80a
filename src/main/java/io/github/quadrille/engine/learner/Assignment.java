package io.github.quadrille.engine.learner;

import java.util.Arrays;

/**
 * Holds the value of each variable of a search that learns: chosen, struck out (not to be chosen) or open. For each
 * value it also holds the reason, and how many decisions were in force when the variable got the value.
 *
 * <p>An assignment also deduces what follows from the items and counters of {@link LearnerRows}. For each item it
 * counts the variables that are not struck out, and adds up their indexes. If only one variable remains, the sum is its
 * index, so there is no need to search for the variable.
 *
 * <p>Choosing a variable takes time linear in the number of variables that share an item with it. Striking out a
 * variable takes time linear in the number of its rows. If a counter comes close to its bounds, all its variables are
 * examined, too.
 */
final class Assignment {
    /** This reason says that the variable was chosen as a decision, or that its value holds without any decision. */
    static final int DECIDED = 0;
    /** This reason says that the variable is struck out because a chosen variable shares an item with it. */
    static final int STRUCK = 1;
    /** This reason says that the variable is chosen because all other variables of an item are struck out. */
    static final int LAST = 2;
    /** This reason says that the variable has its value because all other literals of a learnt clause fail. */
    static final int LEARNT = 3;
    /** This reason says that the variable is struck out because a counter would exceed its maximum with it. */
    static final int FULL = 4;
    /** This reason says that the variable is chosen because a counter could not reach its minimum without it. */
    static final int SHORT = 5;

    /** This number stands for no variable, item, clause or counter. */
    static final int NONE = -1;

    final LearnerRows rows;
    /** Each entry is 1 if the variable is chosen, -1 if it is struck out, and 0 while it is open. */
    final byte[] value;

    final int[] level;
    final byte[] why;
    /** Each entry is the variable, item, clause or counter from which the value of a variable follows. */
    final int[] by;
    /** Each entry is the chosen variable on an item, or {@link #NONE}. */
    final int[] cover;
    /** Each entry is the number of variables of an item that are not struck out. */
    final int[] left;
    /**
     * Each entry tells whether the variable was chosen when it last had a value. It is true if the variable never had a
     * value.
     */
    final boolean[] wasLaid;

    private final int[] sum;
    private final int[] position;
    private final int[] trail;
    private int assigned;
    private int read;
    private final int[] levelBegin;
    private int levels;
    /** This list holds the mandatory items without a chosen variable, in any order. */
    private final int[] open;

    private final int[] openAt;
    private int opens;
    private int[] lastItems = new int[16];
    private int lasts;
    private final int[] laidSum;
    private final int[] reach;

    private byte conflictWhy = NONE;
    private int conflictBy;
    private int conflictVariable;

    Assignment(LearnerRows rows) {
        this.rows = rows;
        int variables = rows.variables;
        value = new byte[variables];
        level = new int[variables];
        why = new byte[variables];
        by = new int[variables];
        position = new int[variables];
        wasLaid = new boolean[variables];
        Arrays.fill(wasLaid, true);
        trail = new int[variables];
        levelBegin = new int[variables + 1];
        int items = rows.users.size();
        cover = new int[items];
        Arrays.fill(cover, NONE);
        left = new int[items];
        sum = new int[items];
        open = new int[items];
        openAt = new int[items];
        laidSum = new int[rows.counted.size()];
        reach = new int[laidSum.length];
        begin();
    }

    private void begin() {
        for (int item = 0; item < left.length; item++) {
            left[item] = rows.users.length(item);
            for (int at = rows.users.begin[item]; at < rows.users.begin[item + 1]; at++) {
                sum[item] += rows.users.value[at];
            }
            openAt[item] = NONE;
            if (rows.isMandatory[item]) {
                openAt[item] = opens;
                open[opens++] = item;
                lookAt(item);
            }
        }
        for (int variable = 0; variable < value.length; variable++) {
            if (rows.isImpossible(variable)) {
                set(variable, false, DECIDED, NONE);
            }
        }
        for (int counter = 0; counter < reach.length; counter++) {
            for (int at = rows.counted.begin[counter]; at < rows.counted.begin[counter + 1]; at++) {
                reach[counter] += rows.counted.factor[at];
            }
            if (reach[counter] < rows.least[counter]) {
                fail(SHORT, counter, NONE);
            }
            layWhatIsNeeded(counter);
        }
    }

    /** Tells whether there is a contradiction. The answer stays true until decisions are undone. */
    boolean isBroken() {
        return conflictWhy != NONE;
    }

    byte conflictWhy() {
        return conflictWhy;
    }

    int conflictBy() {
        return conflictBy;
    }

    /**
     * Returns the variable that is chosen although another chosen variable strikes it out. The result is {@link #NONE}
     * if the contradiction comes from a row or a clause instead.
     */
    int conflictVariable() {
        return conflictVariable;
    }

    void fail(int reason, int cause, int variable) {
        if (conflictWhy == NONE) {
            conflictWhy = (byte) reason;
            conflictBy = cause;
            conflictVariable = variable;
        }
    }

    /** Returns how many decisions are in force. */
    int levels() {
        return levels;
    }

    int assigned() {
        return assigned;
    }

    int trail(int at) {
        return trail[at];
    }

    /**
     * Tells whether a variable got its value before another variable. If {@code later} is {@link #NONE}, it tells
     * whether the variable has a value.
     */
    boolean isBefore(int earlier, int later) {
        return value[earlier] != 0 && (later == NONE || position[earlier] < position[later]);
    }

    boolean holds(int literal) {
        return value[literal >> 1] == ((literal & 1) == 0 ? 1 : -1);
    }

    boolean fails(int literal) {
        return value[literal >> 1] == ((literal & 1) == 0 ? -1 : 1);
    }

    /**
     * Returns the chosen variable that shares an item with a given variable, if the given variable is struck out for
     * this reason. Otherwise it returns the given variable.
     */
    int standsFor(int variable) {
        return value[variable] < 0 && why[variable] == STRUCK ? by[variable] : variable;
    }

    /** Chooses a variable as a decision. */
    void decide(int variable) {
        levelBegin[levels++] = assigned;
        set(variable, true, DECIDED, NONE);
    }

    /** Gives a value to a variable that has none. */
    void set(int variable, boolean laid, int reason, int cause) {
        value[variable] = (byte) (laid ? 1 : -1);
        level[variable] = levels;
        why[variable] = (byte) reason;
        by[variable] = cause;
        position[variable] = assigned;
        trail[assigned++] = variable;
        if (laid) {
            lay(variable);
        } else {
            strike(variable);
        }
    }

    private void lay(int variable) {
        for (int at = rows.items.begin[variable]; at < rows.items.begin[variable + 1]; at++) {
            int item = rows.items.value[at];
            if (cover[item] != NONE) {
                fail(STRUCK, cover[item], variable);
                continue;
            }
            cover[item] = variable;
            if (openAt[item] != NONE) {
                int moved = open[--opens];
                open[openAt[item]] = moved;
                openAt[moved] = openAt[item];
                openAt[item] = NONE;
            }
        }
        for (int at = rows.counters.begin[variable]; at < rows.counters.begin[variable + 1]; at++) {
            int counter = rows.counters.value[at];
            laidSum[counter] += rows.counters.factor[at];
            if (laidSum[counter] > rows.most[counter]) {
                fail(FULL, counter, NONE);
            }
        }
    }

    private void strike(int variable) {
        for (int at = rows.items.begin[variable]; at < rows.items.begin[variable + 1]; at++) {
            int item = rows.items.value[at];
            sum[item] -= variable;
            left[item]--;
            if (rows.isMandatory[item]) {
                lookAt(item);
            }
        }
        for (int at = rows.counters.begin[variable]; at < rows.counters.begin[variable + 1]; at++) {
            int counter = rows.counters.value[at];
            reach[counter] -= rows.counters.factor[at];
            if (reach[counter] < rows.least[counter]) {
                fail(SHORT, counter, NONE);
            }
        }
    }

    private void lookAt(int item) {
        if (left[item] == 0) {
            fail(LAST, item, NONE);
        } else if (left[item] == 1 && value[sum[item]] == 0) {
            if (lasts == lastItems.length) {
                lastItems = Arrays.copyOf(lastItems, 2 * lasts);
            }
            lastItems[lasts++] = item;
        }
    }

    /** Tells whether there are variables whose consequences are not deduced yet. */
    boolean hasNext() {
        return read < assigned;
    }

    /**
     * Takes the next variable whose consequences are not deduced yet, and deduces what follows from the rows of this
     * variable. Returns the variable.
     */
    int next() {
        int variable = trail[read++];
        if (value[variable] > 0) {
            strikeRivals(variable);
        }
        for (int at = rows.counters.begin[variable]; at < rows.counters.begin[variable + 1]; at++) {
            if (value[variable] > 0) {
                strikeWhatIsTooMuch(rows.counters.value[at]);
            } else {
                layWhatIsNeeded(rows.counters.value[at]);
            }
        }
        return variable;
    }

    private void strikeRivals(int variable) {
        int[] users = rows.users.value;
        for (int at = rows.items.begin[variable]; at < rows.items.begin[variable + 1]; at++) {
            int item = rows.items.value[at];
            int end = rows.users.begin[item + 1];
            for (int user = rows.users.begin[item]; user < end; user++) {
                int rival = users[user];
                if (value[rival] == 0) {
                    set(rival, false, STRUCK, variable);
                    if (conflictWhy != NONE) {
                        return;
                    }
                }
            }
        }
    }

    private void strikeWhatIsTooMuch(int counter) {
        int room = rows.most[counter] - laidSum[counter];
        if (room >= rows.largest[counter]) {
            return;
        }
        for (int at = rows.counted.begin[counter]; at < rows.counted.begin[counter + 1] && !isBroken(); at++) {
            if (value[rows.counted.value[at]] == 0 && rows.counted.factor[at] > room) {
                set(rows.counted.value[at], false, FULL, counter);
            }
        }
    }

    private void layWhatIsNeeded(int counter) {
        int spare = reach[counter] - rows.least[counter];
        if (spare >= rows.largest[counter]) {
            return;
        }
        for (int at = rows.counted.begin[counter]; at < rows.counted.begin[counter + 1] && !isBroken(); at++) {
            if (value[rows.counted.value[at]] == 0 && rows.counted.factor[at] > spare) {
                set(rows.counted.value[at], true, SHORT, counter);
            }
        }
    }

    /** Chooses a variable that is the only one left on some item. Returns whether there was such an item. */
    boolean laysLast() {
        while (lasts > 0) {
            int item = lastItems[--lasts];
            if (left[item] == 1 && value[sum[item]] == 0) {
                set(sum[item], true, LAST, item);
                return true;
            }
        }
        return false;
    }

    /**
     * Undoes all decisions except the first ones.
     *
     * @param to the number of decisions that stay
     */
    void back(int to) {
        if (levels > to) {
            while (assigned > levelBegin[to]) {
                undo(trail[--assigned]);
            }
            levels = to;
            read = assigned;
        }
        lasts = 0;
        conflictWhy = NONE;
    }

    private void undo(int variable) {
        boolean laid = value[variable] > 0;
        wasLaid[variable] = laid;
        for (int at = rows.items.begin[variable]; at < rows.items.begin[variable + 1]; at++) {
            int item = rows.items.value[at];
            if (!laid) {
                left[item]++;
                sum[item] += variable;
            } else if (cover[item] == variable) {
                cover[item] = NONE;
                if (rows.isMandatory[item]) {
                    openAt[item] = opens;
                    open[opens++] = item;
                }
            }
        }
        for (int at = rows.counters.begin[variable]; at < rows.counters.begin[variable + 1]; at++) {
            if (laid) {
                laidSum[rows.counters.value[at]] -= rows.counters.factor[at];
            } else {
                reach[rows.counters.value[at]] += rows.counters.factor[at];
            }
        }
        value[variable] = 0;
    }

    /** Returns how many mandatory items have no chosen variable. */
    int opens() {
        return opens;
    }

    /**
     * Returns one of the mandatory items that have no chosen variable. These items come in any order.
     *
     * @param at a number from 0 that is less than {@link #opens}
     */
    int open(int at) {
        return open[at];
    }

    /** Tells whether the sum of a counter is still below its minimum. */
    boolean isHungry(int counter) {
        return laidSum[counter] < rows.least[counter];
    }

    /**
     * Returns the chosen variables that got their values at the decisions before a given decision.
     *
     * @param decision the number of this decision, counted from 1
     */
    int[] laidBefore(int decision) {
        return Arrays.stream(trail, 0, assigned)
                .filter(variable -> value[variable] > 0 && level[variable] < decision)
                .toArray();
    }
}
