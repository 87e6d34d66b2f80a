package io.github.quadrille.io.text;

import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Collects what is wrong with one input, so that everything can be said at once. */
public final class Problems {
    /** More than anyone corrects in one go; a file of garbage has millions. */
    private static final int MOST = 20;

    private final String source;
    private final List<Problem> first = new ArrayList<>();
    private long count;

    public Problems(String source) {
        this.source = source;
    }

    public String source() {
        return source;
    }

    public void add(TextPosition position, String message) {
        add(new Problem(source, position.line(), position.column(), message));
    }

    public void add(String message) {
        add(TextPosition.NONE, message);
    }

    /** Whether there is a complaint, which is then said. */
    public boolean isRefused(TextPosition position, Optional<String> complaint) {
        complaint.ifPresent(message -> add(position, message));
        return complaint.isPresent();
    }

    /** Says what a node is, in place of the one {@code %s} of the message, which quotes nothing. */
    public void add(YamlNode seen, String message) {
        add(seen.position(), message.formatted(seen.description()));
    }

    public void add(Problem problem) {
        if (count++ < MOST) {
            first.add(problem.at(source, problem.line(), problem.column()));
        }
    }

    /** The first of them, as they were found. */
    public List<Problem> first() {
        return List.copyOf(first);
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public void throwIfAny() throws UnusableInput {
        if (count > 0) {
            throw unusableInput();
        }
    }

    /** Says what is wrong with all of it, which leaves no use in reading on. */
    public UnusableInput refusal(String message) {
        return refusal(TextPosition.NONE, message);
    }

    /** The same of a place, after all that was wrong before. */
    public UnusableInput refusal(TextPosition position, String message) {
        add(position, message);
        return unusableInput();
    }

    /** The same for an input in several texts. */
    public void throwIfAny(Problems... others) throws UnusableInput {
        List<Problem> all = new ArrayList<>(unusableInput().problems());
        for (Problems each : others) {
            all.addAll(each.unusableInput().problems());
        }
        if (!all.isEmpty()) {
            throw new UnusableInput(all);
        }
    }

    /** All of them in the order of the text, and forgets them. */
    public List<Problem> take() {
        List<Problem> taken = unusableInput().problems();
        first.clear();
        count = 0;
        return taken;
    }

    /** All of them in the order of the text. */
    public UnusableInput unusableInput() {
        List<Problem> sorted = new ArrayList<>(first);
        sorted.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
        if (count > MOST) {
            sorted.add(new Problem(source, 0, 0, "%d more. Maybe correct these first.".formatted(count - MOST)));
        }
        return new UnusableInput(sorted);
    }
}
