package io.github.quadrille.testing;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds out whether a message has advice: a sentence that says what the user can do, and opens with a word of a closed
 * list.
 */
public final class Advice {
    /** Advice opens with one of these words. */
    public static final List<String> OPENERS = List.of(
            "Add",
            "Allow",
            "Ask",
            "Begin",
            "Change",
            "Check",
            "Choose",
            "Close",
            "Copy",
            "Correct",
            "Count",
            "Create",
            "Delete",
            "Did you mean",
            "Double",
            "Draw",
            "Export",
            "Fill",
            "Give",
            "Keep",
            "Leave",
            "List",
            "Make",
            "Mark",
            "Move",
            "Name",
            "Open",
            "Perhaps",
            "Print",
            "Put",
            "Raise",
            "Remove",
            "Report",
            "Run",
            "Save",
            "See",
            "Send",
            "Set",
            "Solve",
            "Start",
            "Take",
            "Try",
            "Use",
            "Verify",
            "Wait",
            "Write");

    /** This pattern matches a text with advice, which follows another sentence or begins a line. */
    public static final Pattern IN =
            Pattern.compile("(?s)(?:|.*[.?!:)>\"] |.*[\n\"])(?:" + String.join("|", OPENERS) + ")\\b.*");

    private Advice() {}

    /** Returns whether a message has advice. */
    public static boolean isIn(String message) {
        return IN.matcher(message).matches();
    }
}
