package io.github.quadrille.format;

import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Says in one line what the library says in several. */
final class YamlSyntax {
    private YamlSyntax() {}

    static void report(YamlEngineException e, SourceLines lines, Problems problems) {
        if (e instanceof TooLarge limit) {
            problems.add(limit.position, limit.getMessage());
            return;
        }
        Position position = Position.NONE;
        String what = e.getMessage();
        if (e instanceof MarkedYamlEngineException marked) {
            position = marked.getProblemMark().map(YamlSyntax::position).orElse(Position.NONE);
            what = marked.getProblem() + (marked.getContext() == null ? "" : ", " + marked.getContext());
        }
        String message = "This is not YAML: %s, in the line %s. Maybe the indentation, a quote or a bracket is wrong.";
        String line = lines.line(position.line()).strip();
        problems.add(position, message.formatted(Quote.message(what), Quote.of(line)));
    }

    static Position position(Mark mark) {
        return new Position(mark.getLine() + 1, mark.getColumn() + 1);
    }

    /** Ends the reading of a text that no memory or stack may be spent on. */
    static final class TooLarge extends YamlEngineException {
        private static final long serialVersionUID = 1;

        private final transient Position position;

        TooLarge(Position position, String message) {
            super(message);
            this.position = position;
        }
    }
}
