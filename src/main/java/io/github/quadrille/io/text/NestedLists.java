package io.github.quadrille.io.text;

import io.github.quadrille.io.input.UnusableInput;

/**
 * Reads nested lists, as JSON and Python write them: {@code [[0, 1], [1, 1]]}. Round brackets have the same meaning as
 * square brackets. Blanks can replace commas, and words can have quotes around them. The time is linear in the length
 * of the text, and the lists are not kept in memory.
 */
public final class NestedLists {
    private static final int MOST_DEPTH = 3;
    private static final char END = '\0';
    private static final String BETWEEN = " \t\r\n,";
    private static final String MARKS = BETWEEN + "[]()\"'" + END;

    private final Problems problems;
    private final String text;
    private final Receiver receiver;
    private int at;
    private int line = 1;
    private int column = 1;

    /**
     * Receives the brackets and words of lists. The depth of the outermost list is 1, and the depth of a list in it is
     * 2. A receiver can end the reading by an exception.
     */
    public interface Receiver {
        void begin(int depth, TextPosition position) throws UnusableInput;

        void word(String word, int depth, TextPosition position) throws UnusableInput;

        /**
         * Receives the end of a list.
         *
         * @param position the position of the closing bracket
         */
        void end(int depth, TextPosition position) throws UnusableInput;
    }

    private NestedLists(Problems problems, String text, Receiver receiver) {
        this.problems = problems;
        this.text = text;
        this.receiver = receiver;
    }

    /**
     * Reads a text that is a list.
     *
     * @throws UnusableInput when the receiver refuses the text, or when the text is not one list of at most three
     *     levels with matching brackets and closed quotes
     */
    public static void read(Problems problems, String text, Receiver receiver) throws UnusableInput {
        new NestedLists(problems, text, receiver).read();
    }

    private void read() throws UnusableInput {
        char[] closing = new char[MOST_DEPTH];
        int depth = 0;
        boolean ended = false;
        for (char mark = skip(); mark != END; mark = skip()) {
            TextPosition here = new TextPosition(line, column);
            if (ended) {
                throw problems.refusal(
                        here,
                        "There is text after the end of the list. Check whether there is a bracket too many before it.");
            } else if (mark == '[' || mark == '(') {
                if (depth == MOST_DEPTH) {
                    throw problems.refusal(
                            here,
                            "More than %d brackets are open here. Check whether there is a bracket too many."
                                    .formatted(depth));
                }
                closing[depth++] = mark == '[' ? ']' : ')';
                receiver.begin(depth, here);
                step();
            } else if (mark == ']' || mark == ')') {
                if (mark != closing[depth - 1]) {
                    throw problems.refusal(
                            here,
                            "'%s' was expected here. Check whether a bracket is missing."
                                    .formatted(closing[depth - 1]));
                }
                receiver.end(depth--, here);
                ended = depth == 0;
                step();
            } else {
                receiver.word(mark == '"' || mark == '\'' ? quoted(mark, here) : word(), depth, here);
            }
        }
        if (!ended) {
            throw problems.refusal(
                    new TextPosition(line, column),
                    "The file ends before a list is closed. Check whether the file was cut off.");
        }
    }

    private String word() {
        int from = at;
        while (MARKS.indexOf(mark()) < 0) {
            step();
        }
        return text.substring(from, at);
    }

    private String quoted(char quote, TextPosition start) throws UnusableInput {
        step();
        int from = at;
        while (mark() != quote) {
            if (mark() == END || mark() == '\n') {
                throw problems.refusal(
                        start, "The quote that begins here is not closed on the same line. Close it on the same line.");
            }
            step();
        }
        step();
        return text.substring(from, at - 1);
    }

    /** Skips blanks, line ends and commas. Returns the next character without consuming it. */
    private char skip() {
        while (mark() != END && BETWEEN.indexOf(mark()) >= 0) {
            step();
        }
        return mark();
    }

    private char mark() {
        return at < text.length() ? text.charAt(at) : END;
    }

    private void step() {
        boolean newLine = mark() == '\n';
        line += newLine ? 1 : 0;
        column = newLine ? 1 : column + (Character.isLowSurrogate(mark()) ? 0 : 1);
        at++;
    }
}
