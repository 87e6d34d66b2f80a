package io.github.quadrille.io.export;

/** A format cannot say the puzzle, or not in a reasonable size. The message ends with advice that begins with "Maybe". */
public final class ExportRefused extends Exception {
    private static final long serialVersionUID = 1;

    ExportRefused(String message) {
        super(message);
    }
}
