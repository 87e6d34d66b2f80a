package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.answer.LinkAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a puzzle as one word, or reads one. */
@Command(
        name = "link",
        mixinStandardHelpOptions = true,
        description =
                "Prints a puzzle as one word of letters and digits, to be pasted anywhere. Every command takes such a"
                        + " code in place of a puzzle file.",
        footer = {
            "",
            "Examples:",
            "  quadrille link puzzle.yaml",
            "  quadrille solve quad1-GHN6Y1QyqTA0UGICkSxTjbgmG3FNMeKaZsQ13YgLAA",
            "  quadrille link --decode quad1-GHN6Y1QyqTA0UGICkSxTjbgmG3FNMeKaZsQ13YgLAA"
        })
public final class LinkCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PUZZLE",
            description = "A puzzle file, '-' for standard input, a size such as 8x10, or a code.")
    private String argument;

    @Mixin
    private PuzzleFlags board;

    @Option(names = "--decode", description = "Print the text of the puzzle file instead.")
    private boolean decode;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    public LinkCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (decode && format == OutputFormat.JSON) {
            throw new InvalidOptions(
                    spec, "--decode prints a puzzle file. Maybe leave it out: JSON has the puzzle, too.");
        }
        Puzzle puzzle = board.read(argument);
        if (format == OutputFormat.JSON) {
            JsonLine.write(LinkAnswer.of(puzzle), terminal.out());
        } else if (decode) {
            terminal.out().print(Puzzles.toYaml(puzzle));
        } else {
            terminal.out().println(Puzzles.toCode(puzzle));
        }
        return ExitStatus.YES.code();
    }
}
