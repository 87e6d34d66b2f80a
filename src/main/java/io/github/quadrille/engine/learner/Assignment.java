package io.github.quadrille.engine.learner;

import java.util.Arrays;

/**
 * Says what each variable is, since which decision, and why; and draws what follows from items and counters. An item knows how many of its variables
 * are not struck out, and their sum, so that the last one need not be looked for.
 *
 * <p>To lay a variable takes time linear in the variables that share an item with it; to strike one out, in its rows.
 */
final class Assignment {
    /** Why a variable is what it is: chosen, or a fact. */
    static final int DECIDED = 0;
    /** Another variable on an item of it is laid. */
    static final int STRUCK = 1;
    /** All others of an item are struck out. */
    static final int LAST = 2;
    /** All other literals of a clause fail. */
    static final int LEARNT = 3;
    /** A counter has as much as it may. */
    static final int FULL = 4;
    /** A counter needs all that is left. */
    static final int SHORT = 5;

    /** No variable, item, clause or counter. */
    static final int NONE = -1;

    final LearnerRows rows;
    /** Plus one where it is laid, minus one where it is not, zero while that is open. */
    final byte[] value;

    final int[] level;
    final byte[] why;
    /** The variable, item, clause or counter that is why. */
    final int[] by;
    /** The variable on an item, or none. */
    final int[] cover;
    /** How many variables of an item are not struck out. */
    final int[] left;
    /** Whether it was laid when it had a value last. */
    final boolean[] wasLaid;

    private final int[] sum;
    private final int[] position;
    private final int[] trail;
    private int assigned;
    private int read;
    private final int[] levelBegin;
    private int levels;
    /** Mandatory items without a laid variable, in any order. */
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

    /** Whether something contradicts; it does until it is undone. */
    boolean isBroken() {
        return conflictWhy != NONE;
    }

    byte conflictWhy() {
        return conflictWhy;
    }

    int conflictBy() {
        return conflictBy;
    }

    /** The variable that is laid though another strikes it out; none where it is a row or a clause that fails. */
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

    /** How many decisions there are. */
    int levels() {
        return levels;
    }

    int assigned() {
        return assigned;
    }

    int trail(int at) {
        return trail[at];
    }

    /** Whether a variable had its value before another one, or has one at all where the other is none. */
    boolean isBefore(int earlier, int later) {
        return value[earlier] != 0 && (later == NONE || position[earlier] < position[later]);
    }

    boolean holds(int literal) {
        return value[literal >> 1] == ((literal & 1) == 0 ? 1 : -1);
    }

    boolean fails(int literal) {
        return value[literal >> 1] == ((literal & 1) == 0 ? -1 : 1);
    }

    /** The variable that stands for another: what struck it out, if that is why, or else itself. */
    int standsFor(int variable) {
        return value[variable] < 0 && why[variable] == STRUCK ? by[variable] : variable;
    }

    /** Lays a variable by choice. */
    void decide(int variable) {
        levelBegin[levels++] = assigned;
        set(variable, true, DECIDED, NONE);
    }

    /** Gives an open variable its value. */
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

    /** Whether there are variables whose consequences are not drawn yet. */
    boolean hasNext() {
        return read < assigned;
    }

    /** Draws what follows from rows for the next variable, and returns it. */
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

    /** Lays the last variable of an item; whether there was one. */
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

    /** Takes back all decisions but so many. */
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

    /** How many mandatory items have no laid variable. */
    int opens() {
        return opens;
    }

    /** One of them. */
    int open(int at) {
        return open[at];
    }

    /** Whether a counter has too little yet. */
    boolean isHungry(int counter) {
        return laidSum[counter] < rows.least[counter];
    }

    /** Returns the variables that are laid by the first decisions, and by what follows from these. */
    int[] laidBefore(int decision) {
        return Arrays.stream(trail, 0, assigned)
                .filter(variable -> value[variable] > 0 && level[variable] < decision)
                .toArray();
    }
}
