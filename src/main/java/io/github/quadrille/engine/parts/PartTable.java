package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import io.github.quadrille.engine.parts.TaskSource.Task;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which parts of a question are open, at work, answered or cut again, and what the answers come to. An answer is taken
 * once for each part, however often the part was handed out; parts that are the same are answered together. With a
 * journal, an answer is on the disk before it counts. Safe for several threads.
 */
public final class PartTable implements TaskSource {
    private static final String FROM_JOURNAL = "read from the journal";

    private enum State {
        OPEN,
        AT_WORK,
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

    private final TaskQuestion question;
    private final Optional<Journal> journal;
    private final PartListener listener;
    private final Map<String, Entry> entries = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private int parts;
    private int missing;
    private BigInteger packings = BigInteger.ZERO;
    private long nodes;
    private Optional<Limit> stoppedBy = Optional.empty();
    private Optional<PartPacking> found = Optional.empty();
    private volatile boolean decided;

    /**
     * @param journal opened for the same parts; what it knows is not asked again
     * @param listener is told of every part, those in the journal too, and of every one after it was written down
     */
    public PartTable(List<Part> parts, TaskQuestion taskQuestion, Optional<Journal> journal, PartListener listener) {
        this.question = taskQuestion;
        this.journal = journal;
        this.listener = listener;
        parts.forEach(this::add);
        decided = missing == 0;
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
            open.add(id);
        }
    }

    private void count(Part part, PackingCount count) {
        packings = packings.add(count.total().multiply(BigInteger.valueOf(part.multiplicity())));
        missing -= count.isComplete() ? 1 : 0;
        stoppedBy = stoppedBy.or(count::stoppedBy);
        listener.counted(part, count);
    }

    @Override
    public TaskQuestion question(Task part) {
        return question;
    }

    @Override
    public synchronized Optional<Part> take() {
        if (decided || open.isEmpty()) {
            return Optional.empty();
        }
        Entry entry = entries.get(open.removeFirst());
        entry.state = State.AT_WORK;
        return Optional.of(entry.same.get(0));
    }

    @Override
    public synchronized boolean resume(String id) {
        Entry entry = entries.get(id);
        if (decided || entry == null || entry.state != State.OPEN) {
            return false;
        }
        open.remove(id);
        entry.state = State.AT_WORK;
        return true;
    }

    /** A packing is believed when the checker does; the head cuts no part while the answer is on its way. */
    @Override
    public synchronized Optional<String> fault(String id, TaskAnswer taskAnswer) {
        if (!(taskAnswer instanceof PartAnswer told)) {
            return Optional.of("lines that answer no part");
        }
        if (told.packing().isEmpty()) {
            return question instanceof TaskQuestion.HowMany
                            || told.count().total().signum() == 0
                    ? Optional.empty()
                    : Optional.of("a packing without its pieces, of part " + id);
        }
        Entry entry = entries.get(id);
        boolean sound = entry != null
                && entry.state != State.CUT
                && new PackingChecker(entry.same.get(0).puzzle())
                        .faults(told.packing().get())
                        .isEmpty();
        return sound ? Optional.empty() : Optional.of("a packing that is none, of part " + id);
    }

    @Override
    public synchronized void giveBack(String id) {
        Entry entry = entries.get(id);
        if (entry != null && entry.state == State.AT_WORK) {
            entry.state = State.OPEN;
            open.addFirst(id);
        }
    }

    /** Takes one answer. */
    public void answer(Part part, PartAnswer answer) {
        answer(Map.of(part.id(), answer));
    }

    /**
     * Takes answers, and writes them down together.
     *
     * @throws UncheckedIOException when the journal cannot be written
     */
    @Override
    public synchronized void answer(Map<String, ? extends TaskAnswer> answers) {
        Map<String, PartAnswer> news = new LinkedHashMap<>();
        answers.forEach((id, answer) -> {
            Entry entry = entries.get(id);
            if (entry != null
                    && (entry.state == State.AT_WORK || entry.state == State.OPEN)
                    && answer instanceof PartAnswer told) {
                news.put(id, told);
            }
        });
        record(news);
        news.forEach(this::settle);
        decided |= missing == 0;
    }

    private void record(Map<String, PartAnswer> news) {
        Map<String, BigInteger> numbers = new LinkedHashMap<>();
        news.forEach((id, answer) -> {
            // A packing that was found is the end, and its number would say nothing without it.
            if (answer.count().isComplete() && answer.packing().isEmpty()) {
                numbers.put(id, answer.count().total());
            }
        });
        if (!numbers.isEmpty()) {
            writeDown(file -> file.record(numbers));
        }
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

    private void settle(String id, PartAnswer answer) {
        Entry entry = entries.get(id);
        if (entry.state == State.OPEN) {
            open.remove(id);
        }
        entry.state = answer.count().isComplete() ? State.ANSWERED : State.STOPPED;
        entry.count = Optional.of(answer.count());
        nodes += answer.count().work().nodes();
        entry.same.forEach(part -> count(part, answer.count()));
        if (answer.packing().isPresent() && found.isEmpty()) {
            found = Optional.of(
                    new PartPacking(entry.same.get(0).puzzle(), answer.packing().get()));
            decided = true;
        }
    }

    /**
     * Replaces a part that takes long by smaller ones, always the same.
     *
     * @return false when it is too small, or was answered meanwhile
     * @throws UncheckedIOException when the journal cannot be written
     */
    @Override
    public synchronized boolean cut(String id) {
        Entry entry = entries.get(id);
        if (entry == null || (entry.state != State.AT_WORK && entry.state != State.OPEN)) {
            return false;
        }
        List<Part> pieces = entry.same.get(0).cut();
        if (pieces.size() < 2) {
            return false;
        }
        writeDown(file -> file.recordCut(id));
        open.remove(id);
        entry.state = State.CUT;
        parts -= entry.same.size();
        missing -= entry.same.size();
        entry.same.forEach(part -> part.cut().forEach(this::add));
        decided |= missing == 0;
        return true;
    }

    @Override
    public boolean isDecided() {
        return decided;
    }

    @Override
    public synchronized int open() {
        return open.size();
    }

    public synchronized int parts() {
        return parts;
    }

    @Override
    public synchronized int missing() {
        return missing;
    }

    /** The sum so far. */
    public synchronized BigInteger packings() {
        return packings;
    }

    /** What the searches have opened, as far as they told it. */
    public synchronized long nodes() {
        return nodes;
    }

    /**
     * Why the whole is not decided.
     *
     * @param now what stops it now
     */
    public synchronized Optional<Limit> stoppedBy(Optional<Limit> now) {
        return decided ? Optional.empty() : now.or(() -> stoppedBy).or(() -> Optional.of(Limit.TIME));
    }

    /** A packing of a part, when asked whether there is any and there is; it is not in the journal. */
    public synchronized Optional<PartPacking> found() {
        return found;
    }

    @Override
    public String noun() {
        return "part";
    }

    @Override
    public synchronized String words() {
        return answered() + (question instanceof TaskQuestion.HowMany ? ", %,d packings".formatted(packings) : "");
    }

    /** How many parts are answered, to the end: so many are in the journal. */
    public synchronized String answered() {
        return "%,d of %,d parts".formatted(parts - missing, parts);
    }

    /** Hears of parts; called by several threads, but by one at a time. */
    @FunctionalInterface
    public interface PartListener {
        /** Hears nothing. */
        PartListener SILENT = (part, count) -> {};

        /** A part was counted, now or as the journal says, or as much of it as the limits allowed. */
        void counted(Part part, PackingCount count);
    }
}
