package io.github.quadrille.io.packing;

import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenReader;
import io.github.quadrille.io.puzzlefile.SlantedPictures;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlTree;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Given pieces as a puzzle file has them, in a file of their own: the list of them, or a puzzle file with {@code given}. */
final class GivenList {
    private static final Pattern LIST = Pattern.compile(
            "\\s*(?:-\\s*[\\[{]|\\[\\s*\\[\\s*[\"']?\\w[^\\[\\],]*,\\s*\\[|\\[\\s*\\{\\s*\"(?:kind|cells)\")");
    private static final Pattern FILE =
            Pattern.compile("(?m)^(?:board|given)\\s*:|\\A\\s*\\{\\s*\"?(?:name|board|given)\"?\\s*:");
    private static final Pattern ANSWER = Pattern.compile("\\s*status: ");

    private GivenList() {}

    /** Whether a text is such a list, or a puzzle file, and no packing. */
    static boolean isList(String text) {
        return LIST.matcher(text).lookingAt()
                || (FILE.matcher(text).find() && !ANSWER.matcher(text).lookingAt());
    }

    /**
     * The pieces in a text.
     *
     * @throws UnusableInput with everything that is wrong with them
     */
    static List<Placement> read(String source, String text, Puzzle puzzle) throws UnusableInput {
        YamlNode root = YamlTree.parse(source, SlantedPictures.marked(text));
        Optional<YamlNode> given = root instanceof YamlNode.Mapping file ? file.get("given") : Optional.of(root);
        if (given.isEmpty()) {
            TextPosition position = root.position();
            throw new UnusableInput(List.of(new Problem(
                    source,
                    position.line(),
                    position.column(),
                    "This puzzle file has no 'given'. Maybe add a line 'given:', or leave --given out.")));
        }
        Problems problems = new Problems(source);
        List<Placement> pieces = new GivenReader(puzzle, problems).read(given.get());
        problems.throwIfAny();
        return pieces;
    }
}
