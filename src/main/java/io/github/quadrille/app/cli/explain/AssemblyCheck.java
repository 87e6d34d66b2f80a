package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.assembly.Disassembly.TakenApart;
import io.github.quadrille.engine.assembly.HandMove;
import io.github.quadrille.engine.assembly.MoveReferee;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.WholeNumber;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlNode.Mapping;
import io.github.quadrille.io.text.YamlNode.Sequence;
import io.github.quadrille.io.text.YamlTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Checks an answer in a file: whether its packings are packings of the puzzle, and whether its moves take these
 * packings apart.
 *
 * @param file the name of the file with the answer, as {@code --format json} writes it
 */
record AssemblyCheck(Terminal terminal, Puzzle puzzle, String file) {
    private static final int LONGEST = 16 << 20;
    /**
     * A number in the answer, such as a coordinate or a number of steps, is at most this large, apart from its sign.
     */
    private static final int MOST = 10_000;

    /**
     * Prints what is wrong with each invalid packing. Returns the exit status, which says whether all packings are
     * valid.
     */
    ExitStatus tell() throws UnusableInput {
        YamlNode answer = YamlTree.parse(file, InputFile.text(file, LONGEST, "answer"));
        List<YamlNode> packings = list(answer, "packings");
        if (packings.isEmpty()) {
            throw refusal("has no packing");
        }
        List<Optional<String>> faults = new ArrayList<>();
        for (YamlNode packing : packings) {
            faults.add(fault(packing));
        }
        long invalid = faults.stream().filter(Optional::isPresent).count();
        terminal.say("status: %s", invalid == 0 ? "valid" : "invalid");
        terminal.say("packings: %,d valid, %,d invalid", faults.size() - invalid, invalid);
        long still = packings.stream()
                .filter(packing -> find(packing, "moves").isEmpty())
                .count();
        if (still > 0) {
            terminal.field(
                    "not checked", "whether the %,d packings without moves are really interlocked".formatted(still));
        }
        for (int i = 0; i < faults.size(); i++) {
            if (faults.get(i).isPresent()) {
                terminal.field(
                        "packing "
                                + find(packings.get(i), "number")
                                        .map(YamlNode::text)
                                        .orElse("?"),
                        faults.get(i).get());
            }
        }
        return invalid == 0 ? ExitStatus.YES : ExitStatus.NO;
    }

    private Optional<String> fault(YamlNode packing) throws UnusableInput {
        Lattice lattice = puzzle.region().lattice();
        List<Placement> pieces = new ArrayList<>();
        for (YamlNode piece : list(packing, "pieces")) {
            List<Cell> cells = new ArrayList<>();
            for (YamlNode cell : list(piece, "cells")) {
                cells.add(cell(lattice, cell));
            }
            pieces.add(new Placement(find(piece, "kind").map(YamlNode::text).orElse(""), cells));
        }
        List<HandMove> moves = new ArrayList<>();
        boolean hasMoves = find(packing, "moves").isPresent();
        for (YamlNode move : hasMoves ? list(packing, "moves") : List.<YamlNode>of()) {
            Optional<YamlNode> steps = find(move, "steps");
            moves.add(new HandMove(
                    numbers(find(move, "pieces")),
                    cell(lattice, find(move, "step").orElse(move)),
                    steps.isPresent() ? number(steps.get()) : HandMove.AWAY));
        }
        return new PackingChecker(puzzle)
                .faults(new Packing(pieces)).stream()
                        .map(Fault::message)
                        .findFirst()
                        .or(() -> hasMoves
                                ? MoveReferee.fault(
                                        lattice,
                                        pieces.stream().map(Placement::cells).toList(),
                                        moves)
                                : Optional.empty())
                        .or(() -> hasMoves ? levelFault(packing, pieces.size(), moves) : Optional.empty());
    }

    private static Optional<String> levelFault(YamlNode packing, int pieces, List<HandMove> moves) {
        String level = TakenApart.of(pieces, moves).level();
        return find(packing, "level")
                .map(YamlNode::text)
                .filter(said -> !said.equals(level))
                .map(said -> "The moves have level %s, but the answer says %s.".formatted(level, Quote.of(said)));
    }

    private Cell cell(Lattice lattice, YamlNode node) throws UnusableInput {
        List<Integer> at = numbers(Optional.of(node));
        if (at.size() != lattice.dimensions()) {
            throw new UnusableInput(file, lattice.miscounted(at.size()));
        }
        return lattice.cell(at.stream().mapToInt(i -> i).toArray());
    }

    private List<Integer> numbers(Optional<YamlNode> node) throws UnusableInput {
        List<Integer> numbers = new ArrayList<>();
        if (node.orElse(null) instanceof Sequence list) {
            for (YamlNode item : list.items()) {
                numbers.add(number(item));
            }
        }
        return numbers;
    }

    private int number(YamlNode node) throws UnusableInput {
        boolean isNegative = node.text().startsWith("-");
        OptionalInt number = WholeNumber.of(node.text().substring(isNegative ? 1 : 0), MOST);
        if (number.isEmpty()) {
            throw refusal("has %s where a number is expected".formatted(node.description()));
        }
        return isNegative ? -number.getAsInt() : number.getAsInt();
    }

    private List<YamlNode> list(YamlNode node, String key) throws UnusableInput {
        if (find(node, key).orElse(null) instanceof Sequence list) {
            return list.items();
        }
        throw refusal("has no list '%s'".formatted(key));
    }

    private static Optional<YamlNode> find(YamlNode node, String key) {
        return node instanceof Mapping mapping ? mapping.get(key) : Optional.empty();
    }

    private UnusableInput refusal(String what) {
        return new UnusableInput(
                file, "The answer %s. Check that 'quadrille assemble --format json' wrote it.".formatted(what));
    }
}
