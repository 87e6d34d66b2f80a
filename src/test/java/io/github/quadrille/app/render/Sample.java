package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes pictures from drawings. A drawing has the characters of a board, and a letter for every cell of a piece. A
 * capital and a small letter are two pieces of one kind.
 */
final class Sample {
    private Sample() {}

    static Picture picture(Wrap wrap, String... rows) {
        return Picture.of(puzzle("sample", wrap, rows), packing(rows));
    }

    static Puzzle puzzle(String name, Wrap wrap, String... rows) {
        List<String> board =
                Arrays.stream(rows).map(row -> row.replaceAll("[A-Za-z]", ".")).toList();
        Map<Character, Supply> supplies = new TreeMap<>();
        pieces(rows).forEach((letter, cells) -> {
            char capital = Character.toUpperCase(letter);
            Kind kind = new Kind(String.valueOf(capital), new Polyform(cells));
            supplies.putIfAbsent(capital, new Supply(kind, CountRange.ANY));
        });
        Kind unused = new Kind("unused", Polyform.drawn("X"));
        supplies.put('~', new Supply(unused, CountRange.ANY));
        return new Puzzle(name, new Region(board, wrap), PieceSymmetry.FREE, bag(supplies.values()));
    }

    static Packing packing(String... rows) {
        List<Placement> placements = new ArrayList<>();
        pieces(rows)
                .forEach((letter, cells) ->
                        placements.add(new Placement(String.valueOf(Character.toUpperCase(letter)), cells)));
        return new Packing(placements);
    }

    private static Bag bag(Collection<Supply> supplies) {
        return new Bag(List.copyOf(supplies));
    }

    private static Map<Character, List<Cell>> pieces(String... rows) {
        Map<Character, List<Cell>> pieces = new TreeMap<>();
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                char letter = rows[row].charAt(column);
                if (Character.isLetter(letter)) {
                    pieces.computeIfAbsent(letter, l -> new ArrayList<>()).add(new Cell(row, column));
                }
            }
        }
        return pieces;
    }
}
