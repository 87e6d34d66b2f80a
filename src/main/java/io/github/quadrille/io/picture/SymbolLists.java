package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;

/**
 * Reads a packing from nested lists. The outer list has rows of symbols, {@code [[1, 2], ...]}, or, for cubes, layers
 * of rows, {@code [[[1, 2], ...], ...]}. Rows can also be strings.
 */
public final class SymbolLists {
    private SymbolLists() {}

    /** Reads a text that is a list of rows. */
    public static PictureSymbols squares(Problems problems, String text) throws UnusableInput {
        SquareLists lists = new SquareLists(problems);
        NestedLists.read(problems, text, lists);
        problems.throwIfAny();
        return lists.symbols();
    }

    /** Reads a text that is a list of layers. */
    public static PictureSymbols cubes(Problems problems, String text, Region region) throws UnusableInput {
        CubeLists lists = new CubeLists(problems, region);
        NestedLists.read(problems, text, lists);
        problems.throwIfAny();
        return lists.symbols();
    }

    /** Returns a message which says that a word is not a symbol. */
    static String noSymbol(String word) {
        return "%s cannot be the name of a piece. Use a number, a letter, or a letter with a number."
                .formatted(Quote.of(word));
    }
}
