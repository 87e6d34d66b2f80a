package io.github.quadrille.io.text;

import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Collects everything that is wrong with one input, so that all of it can be reported at once. */
public final class Problems {
    /**
     * At most this many problems are kept. A user does not correct more at once, and a damaged file can have millions.
     */
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

    /** Adds a problem if there is a complaint, and returns whether there is one. */
    public boolean isRefused(TextPosition position, Optional<String> complaint) {
        complaint.ifPresent(message -> add(position, message));
        return complaint.isPresent();
    }

    /**
     * Adds a message about a node. The message has a single {@code %s}, which is replaced by a description of the node.
     * No other text from the input may be part of the message, because such a text could contain a percent sign.
     */
    public void add(YamlNode seen, String message) {
        add(seen.position(), message.formatted(seen.description()));
    }

    public void add(Problem problem) {
        if (count++ < MOST) {
            first.add(problem.at(source, problem.line(), problem.column()));
        }
    }

    /** Returns the problems that are kept, in the order in which they were found. */
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

    /** Adds a problem of the whole input. Returns an exception, because the rest of the input cannot be read. */
    public UnusableInput refusal(String message) {
        return refusal(TextPosition.NONE, message);
    }

    /** Adds a problem at a position, and returns an exception with all problems that are kept. */
    public UnusableInput refusal(TextPosition position, String message) {
        add(position, message);
        return unusableInput();
    }

    /** Throws one exception with the problems of this input and of some other inputs, if there are any problems. */
    public void throwIfAny(Problems... others) throws UnusableInput {
        List<Problem> all = new ArrayList<>(unusableInput().problems());
        for (Problems each : others) {
            all.addAll(each.unusableInput().problems());
        }
        if (!all.isEmpty()) {
            throw new UnusableInput(all);
        }
    }

    /**
     * Removes all problems from this object. Returns the problems that were kept, in the order of the text, and a
     * message with the number of further problems, if there are any.
     */
    public List<Problem> take() {
        List<Problem> taken = unusableInput().problems();
        first.clear();
        count = 0;
        return taken;
    }

    /**
     * Returns an exception with the problems that are kept, in the order of the text. If there are further problems,
     * the last message gives their number.
     */
    public UnusableInput unusableInput() {
        List<Problem> sorted = new ArrayList<>(first);
        sorted.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
        if (count > MOST) {
            sorted.add(new Problem(
                    source, 0, 0, "%d more mistakes are not shown. Correct these first.".formatted(count - MOST)));
        }
        return new UnusableInput(sorted);
    }
}
