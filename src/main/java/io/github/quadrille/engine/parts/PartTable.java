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
 * Keeps which parts of a question are open, answered or cut again, and what the answers come to. Parts that are the same
 * are asked and answered together. With a journal, an answer is on the disk before it counts.
 */
public final class PartTable {
    private static final String FROM_JOURNAL = "read from the journal";

    private enum State {
        OPEN,
        ANSWERED,
        STOPPED,
        CUT
    }

    /** Parts that are the same, under one id. */
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
    /** Counts the parts that are asked, or are to be. */
    private int waiting;

    private BigInteger packings = BigInteger.ZERO;
    private long nodes;
    private Optional<Limit> stoppedBy = Optional.empty();
    private Optional<PartPacking> found = Optional.empty();

    /**
     * @param journal opened for the same parts; what it knows is not asked again
     * @param listener is told of every part, those in the journal too, and of every one after it was written down
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
        // Who stopped the tasks knows why.
        stoppedBy = stoppedBy.or(count::stoppedBy).filter(limit -> limit != Limit.INTERRUPTED);
        listener.counted(part, count);
    }

    PartQuestion question() {
        return question;
    }

    /** Takes the parts that are to be asked, and were not taken before. */
    List<Part> takeOpen() {
        List<Part> taken = List.copyOf(open);
        open.clear();
        return taken;
    }

    /**
     * Takes answers, and writes them down together.
     *
     * @param told by the parts that were asked; those that are unknown or answered already are passed over
     * @throws UncheckedIOException when the journal cannot be written
     */
    void answer(Map<Part, PartAnswer> told) {
        Map<String, PartAnswer> answers = new LinkedHashMap<>();
        Map<String, BigInteger> numbers = new LinkedHashMap<>();
        told.forEach((part, answer) -> {
            String id = part.id();
            if (isAsked(id)) {
                answers.put(id, answer);
                // A packing that was found is the end, and its number would say nothing without it.
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

    /** Something to write into a journal. */
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

    /** Puts smaller parts in place of each of the same ones. */
    private void replace(Entry entry, List<Part> pieces) {
        waiting--;
        entry.state = State.CUT;
        parts -= entry.same.size();
        missing -= entry.same.size();
        entry.same.forEach(part -> pieces.forEach(this::add));
    }

    /** Whether nothing is left to ask. */
    public boolean isDecided() {
        return missing == 0 || found.isPresent();
    }

    /** Says whether some part is asked, or is to be: where none is, one that has stopped leaves the whole undecided. */
    boolean isWaiting() {
        return waiting > 0;
    }

    /** How many parts there are, those in place of others counted, and the others not. */
    public int parts() {
        return parts;
    }

    /** The sum so far. */
    public BigInteger packings() {
        return packings;
    }

    /** How many nodes the searches have opened, as far as they told it. */
    public long nodes() {
        return nodes;
    }

    /**
     * Why the whole is not decided.
     *
     * @param isInterrupted whether the one who asks wants no more
     */
    public Optional<Limit> stoppedBy(boolean isInterrupted) {
        Optional<Limit> why = isInterrupted ? Optional.of(Limit.INTERRUPTED) : stoppedBy;
        return isDecided() ? Optional.empty() : why.or(() -> Optional.of(Limit.TIME));
    }

    /** A packing of a part, when asked whether there is any and there is; it is not in the journal. */
    public Optional<PartPacking> found() {
        return found;
    }

    /** Says how far it has come. */
    public String words() {
        return answered() + (question.isSum() ? ", %,d packings".formatted(packings) : "");
    }

    /** How many parts are answered, to the end: so many are in the journal. */
    public String answered() {
        return "%,d of %,d parts".formatted(parts - missing, parts);
    }

    /** Hears of parts, on the thread that brings the answers. */
    @FunctionalInterface
    public interface PartListener {
        /** Hears nothing. */
        PartListener SILENT = (part, count) -> {};

        /** A part was counted, now or as the journal says, or as much of it as the limits allowed. */
        void counted(Part part, PackingCount count);
    }
}
