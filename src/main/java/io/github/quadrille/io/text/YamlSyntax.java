package io.github.quadrille.io.text;

import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Says in one line what the library says in several. */
final class YamlSyntax {
    /** The end of a line below which a picture begins. */
    private static final Pattern BAR = Pattern.compile(".*: *[|>][-+0-9]*\\s*(#.*)?");

    private YamlSyntax() {}

    static void report(YamlEngineException e, SourceLines lines, Problems problems) {
        if (e instanceof TooLarge limit) {
            problems.add(limit.position, limit.getMessage());
            return;
        }
        TextPosition position = TextPosition.NONE;
        String what = e.getMessage();
        if (e instanceof MarkedYamlEngineException marked) {
            position = marked.getProblemMark().map(YamlSyntax::position).orElse(TextPosition.NONE);
            what = marked.getProblem();
        }
        if (followsDeeperRows(lines, position.line())) {
            problems.add(
                    position,
                    "This is not YAML: the row begins further left than the first row of its picture, whose blanks YAML takes for the"
                            + " indentation of all. Maybe '.' for each blank at the start of the first row.");
            return;
        }
        String line = lines.line(position.line()).strip();
        problems.add(
                position,
                "This is not YAML: %s%s. Maybe the indentation, a quote or a bracket is wrong."
                        .formatted(Rewording.YAML.of(what), line.isEmpty() ? "" : ", in the line " + Quote.of(line)));
    }

    /** Whether the rows between a line and the bar that begins their picture are all indented more than the line. */
    private static boolean followsDeeperRows(SourceLines lines, int number) {
        int indentation = Indentation.of(lines.line(number));
        int above = number - 1;
        while (above > 0 && Indentation.of(lines.line(above)) > indentation) {
            above--;
        }
        return above < number - 1 && BAR.matcher(lines.line(above)).matches();
    }

    static TextPosition position(Mark mark) {
        return new TextPosition(mark.getLine() + 1, mark.getColumn() + 1);
    }

    /** Ends the reading of a text that no memory or stack may be spent on. */
    static final class TooLarge extends YamlEngineException {
        private static final long serialVersionUID = 1;

        private final transient TextPosition position;

        TooLarge(TextPosition position, String message) {
            super(message);
            this.position = position;
        }
    }
}
