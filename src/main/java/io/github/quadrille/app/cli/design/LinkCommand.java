package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.SiteFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.answer.LinkAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;

/** Writes a puzzle as one word, or reads such a word. */
public final class LinkCommand extends Command {

    private final Positional<String> argument =
            argument("PUZZLE", "A puzzle file, '-' for standard input, a size such as 8x10, or a code.");

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<Boolean> decode = flag("--decode", "Print the text of the puzzle file, not a code.");

    private final SiteFlags site = with(new SiteFlags());

    private final Flag<OutputFormat> format = formatOption();

    public LinkCommand(Terminal terminal) {
        super(terminal, "link", """
                Prints a puzzle as a code, which is one word of letters and digits, or as a link to a published page. \
                Every command takes a code or a link in place of a puzzle file.

                Examples:
                  quadrille link puzzle.yaml
                  quadrille link puzzle.yaml --site https://example.org/quadrille/gallery/
                  quadrille solve quad1-GHN6Y1QyqTA0UGICkSxTjbgmG3FNMeKaZsQ13YgLAA
                  quadrille link --decode quad1-GHN6Y1QyqTA0UGICkSxTjbgmG3FNMeKaZsQ13YgLAA""");
        excludes(
                decode,
                "--decode does not go with JSON, which has the puzzle anyway. Leave it out.",
                format.is(OutputFormat.JSON));
        excludes(decode, "--decode prints a puzzle file, so %s has no use. Leave it out.", site.site());
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        Puzzle puzzle = board.read(argument.value());
        if (decode.isSaid()) {
            terminal.out().print(Puzzles.toYaml(puzzle));
            return ExitStatus.YES;
        }
        LinkAnswer link = LinkAnswer.of(puzzle, site.address());
        if (format.value() == OutputFormat.JSON) {
            JsonLine.write(link, terminal.out());
        } else {
            terminal.say("%s", link.url().orElse(link.code()));
        }
        return ExitStatus.YES;
    }
}
