package io.github.quadrille.app.cli.shared;

/** A line on standard error that is written over and over, with blanks rather than escape codes; for terminals only. */
public final class OverwrittenLine {
    private final Terminal terminal;
    private int shown;

    public OverwrittenLine(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Replaces the line by the beginning of a text, as far as there is room. */
    public void show(String text) {
        if (terminal.errIsTerminal()) {
            String line = text.substring(0, Math.min(text.length(), terminal.width() - 1));
            terminal.err().print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
            terminal.err().flush();
            shown = line.length();
        }
    }

    /** Makes room for the answer. */
    public void clear() {
        if (shown > 0) {
            terminal.err().print("\r" + " ".repeat(shown) + "\r");
            terminal.err().flush();
            shown = 0;
        }
    }
}
