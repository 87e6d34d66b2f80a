package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Records which parts of a question are open, answered or cut into smaller parts, and the sum of the answers. Of equal
 * parts, only one is answered, and its answer counts for all of them. If there is a journal, a complete count is on the
 * disk before the table adds it.
 */
public final class PartTable {
    private static final String FROM_JOURNAL = "read from the journal";

    private enum State {
        OPEN,
        ANSWERED,
        STOPPED,
        CUT
    }

    /** Holds equal parts, which have the same id. */
    private static final class Entry {
        private final List<Part> same = new ArrayList<>();
        private State state = State.OPEN;
        private Optional<PackingCount> count = Optional.empty();
    }

    private final PartQuestion question;
    private final Optional<Journal> journal;
    private final PartListener listener;
    private final Map<String, Entry> entries = new HashMap<>();
    private final List<Part> open = new ArrayList<>();
    private int parts;
    private int missing;
    /** This is the number of different parts that are being answered or still have to be answered. */
    private int waiting;

    private BigInteger packings = BigInteger.ZERO;
    private long nodes;
    private Optional<Limit> stoppedBy = Optional.empty();
    private Optional<PartPacking> found = Optional.empty();

    /**
     * Makes the table, and reads the journal.
     *
     * @param journal a journal opened for the same parts; parts that are in the journal are not answered again
     * @param listener the receiver of every counted part, including parts from the journal; a complete count is in the
     *     journal before the listener receives it
     */
    public PartTable(List<Part> parts, PartQuestion partQuestion, Optional<Journal> journal, PartListener listener) {
        this.question = partQuestion;
        this.journal = journal;
        this.listener = listener;
        parts.forEach(this::add);
    }

    private void add(Part part) {
        String id = part.id();
        boolean cutBefore = entries.containsKey(id) && entries.get(id).state == State.CUT;
        if (cutBefore || (journal.isPresent() && journal.get().isCut(id))) {
            part.cut().forEach(this::add);
            return;
        }
        parts++;
        missing++;
        Entry entry = entries.computeIfAbsent(id, name -> new Entry());
        entry.same.add(part);
        if (entry.state == State.ANSWERED) {
            count(part, entry.count.orElseThrow());
            return;
        }
        if (entry.same.size() > 1) {
            return;
        }
        Optional<BigInteger> known = journal.flatMap(file -> file.count(id));
        if (known.isPresent()) {
            entry.state = State.ANSWERED;
            entry.count = Optional.of(
                    new PackingCount(known.get(), Optional.empty(), CountMethod.AUTO, FROM_JOURNAL, Work.NONE));
            count(part, entry.count.get());
        } else {
            open.add(part);
            waiting++;
        }
    }

    private void count(Part part, PackingCount count) {
        packings = packings.add(count.total().multiply(BigInteger.valueOf(part.multiplicity())));
        missing -= count.isComplete() ? 1 : 0;
        // An interruption is not recorded, because the caller that interrupted the tasks reports it.
        stoppedBy = stoppedBy.or(count::stoppedBy).filter(limit -> limit != Limit.INTERRUPTED);
        listener.counted(part, count);
    }

    PartQuestion question() {
        return question;
    }

    /** Returns the parts that must be answered and that were not taken before. */
    List<Part> takeOpen() {
        List<Part> taken = List.copyOf(open);
        open.clear();
        return taken;
    }

    /**
     * Accepts answers. All complete counts among these answers are written to the journal together.
     *
     * @param told the answer for each part; parts that are unknown, already answered or cut are ignored
     * @throws UncheckedIOException when the journal cannot be written
     */
    void answer(Map<Part, PartAnswer> told) {
        Map<String, PartAnswer> answers = new LinkedHashMap<>();
        Map<String, BigInteger> numbers = new LinkedHashMap<>();
        told.forEach((part, answer) -> {
            String id = part.id();
            if (isAsked(id)) {
                answers.put(id, answer);
                // If a packing is found, the work ends. The part is not recorded, because the journal would keep only
                // the number.
                if (answer.left().isEmpty()
                        && answer.count().isComplete()
                        && answer.packing().isEmpty()) {
                    numbers.put(id, answer.count().total());
                }
            }
        });
        writeDown(file -> file.record(numbers));
        answers.forEach((id, answer) -> {
            nodes += answer.count().work().nodes();
            if (answer.left().isEmpty()) {
                settle(entries.get(id), answer);
            } else {
                writeDown(file -> file.recordCut(id));
                replace(entries.get(id), answer.left());
            }
        });
    }

    private boolean isAsked(String id) {
        return entries.containsKey(id) && entries.get(id).state == State.OPEN;
    }

    /** Writes one change of the table into a journal. */
    private interface JournalLine {
        void writeTo(Journal file) throws IOException;
    }

    private void writeDown(JournalLine line) {
        if (journal.isPresent()) {
            try {
                line.writeTo(journal.get());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private void settle(Entry entry, PartAnswer answer) {
        waiting--;
        entry.state = answer.count().isComplete() ? State.ANSWERED : State.STOPPED;
        entry.count = Optional.of(answer.count());
        entry.same.forEach(part -> count(part, answer.count()));
        if (found.isEmpty()) {
            found = answer.packing()
                    .map(packing -> new PartPacking(entry.same.get(0).puzzle(), packing));
        }
    }

    /** Replaces each of the equal parts of an entry by smaller parts. */
    private void replace(Entry entry, List<Part> pieces) {
        waiting--;
        entry.state = State.CUT;
        parts -= entry.same.size();
        missing -= entry.same.size();
        entry.same.forEach(part -> pieces.forEach(this::add));
    }

    /** Tells whether the whole question is answered, so that no further part is needed. */
    public boolean isDecided() {
        return missing == 0 || found.isPresent();
    }

    /**
     * Tells whether some part is being answered or still has to be answered. If there is no such part and the question
     * is not decided, it stays undecided, because some part has stopped at a limit.
     */
    boolean isWaiting() {
        return waiting > 0;
    }

    /**
     * Returns how many parts there are. A part that was replaced does not count, but the smaller parts that replaced it
     * do.
     */
    public int parts() {
        return parts;
    }

    /** Returns the number of packings in all parts that are counted so far. */
    public BigInteger packings() {
        return packings;
    }

    /** Returns how many nodes the searches have opened, according to the answers so far. */
    public long nodes() {
        return nodes;
    }

    /**
     * Returns the limit because of which the whole question is undecided. It is empty when the question is decided.
     *
     * @param isInterrupted whether the caller has interrupted the work
     */
    public Optional<Limit> stoppedBy(boolean isInterrupted) {
        Optional<Limit> why = isInterrupted ? Optional.of(Limit.INTERRUPTED) : stoppedBy;
        return isDecided() ? Optional.empty() : why.or(() -> Optional.of(Limit.TIME));
    }

    /**
     * Returns a packing of a part, if the question is whether there is a packing, and one was found. The journal does
     * not contain this packing.
     */
    public Optional<PartPacking> found() {
        return found;
    }

    /** Returns the progress as a text. */
    public String words() {
        return answered() + (question.isSum() ? ", %,d packings".formatted(packings) : "");
    }

    /**
     * Returns a text with the number of parts that are answered to the end, and the number of all parts. Equal parts
     * are all included, although they share one line of the journal.
     */
    public String answered() {
        return "%,d of %,d parts".formatted(parts - missing, parts);
    }

    /** Receives the parts that are counted, on the thread that passes the answers to the table. */
    @FunctionalInterface
    public interface PartListener {
        /** This listener ignores everything. */
        PartListener SILENT = (part, count) -> {};

        /**
         * Reports a part whose count is known, from a search or from the journal. The count can be incomplete because
         * of a limit.
         */
        void counted(Part part, PackingCount count);
    }
}
