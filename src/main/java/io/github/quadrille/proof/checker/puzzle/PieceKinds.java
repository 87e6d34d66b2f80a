package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.DerivedModel.DerivedKind;
import io.github.quadrille.proof.checker.puzzle.DerivedModel.PieceCount;
import io.github.quadrille.proof.checker.puzzle.LatticeForm.PieceMoves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Reads the pieces of a puzzle: kinds and sets of kinds with their counts, and drawings of kinds. */
final class PieceKinds {
    private static final String CELLS = "X#1";
    private static final String NO_CELLS = ".0";
    private static final char NO_COLOURS = '.';
    static final int MOST_CELLS = 10_000;
    private static final int MOST_KINDS = 200;

    private final LatticeForm form;
    private final NamedKinds named;
    private final Map<String, List<PicturePosition>> drawn = new HashMap<>();
    /** Each kind that has colours is mapped to the characters that stand for the colours of its cells. */
    private final Map<String, Map<PicturePosition, Character>> colours = new HashMap<>();

    private final List<DerivedKind> kinds = new ArrayList<>();

    private PieceKinds(LatticeForm form) {
        this.form = form;
        this.named = new NamedKinds(form);
    }

    /** Reads the pieces of a puzzle, and returns their kinds in the order of the file. */
    static List<DerivedKind> read(Map<String, PuzzleNode> file, LatticeForm form) throws UnreadablePuzzle {
        PieceKinds reader = new PieceKinds(form);
        if (file.containsKey("shapes")) {
            reader.draw(file.get("shapes"));
        }
        PieceMoves moves = Optional.ofNullable(file.get("symmetry")).isPresent()
                ? moves(file.get("symmetry"))
                : form.turnsOnly() ? PieceMoves.ONE_SIDED : PieceMoves.FREE;
        for (Map.Entry<String, PuzzleNode> each :
                file.get("pieces").entries("The pieces").entrySet()) {
            reader.add(each.getKey(), each.getValue(), moves);
        }
        reader.refuse(file.get("pieces"));
        return reader.kinds;
    }

    private static PieceMoves moves(PuzzleNode node) throws UnreadablePuzzle {
        String word = node.word("The symmetry");
        for (PieceMoves moves : PieceMoves.values()) {
            if (moves.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) {
                return moves;
            }
        }
        throw new UnreadablePuzzle(
                node.line(),
                "There is no symmetry %s. Use free, one-sided or fixed.".formatted(UnreadablePuzzle.quote(word)));
    }

    /**
     * Reads pieces from one line, such as {@code T: 2, I: 1..3, pentominoes}. Without a count there is one piece of
     * each kind.
     *
     * @param text the line
     * @param puzzle the keys of the puzzle, to which the pieces are added; if the key {@code symmetry} is missing, it
     *     is added with the symmetry of the first set in the line
     * @param form the lattice
     */
    static void addOption(String text, Map<String, PuzzleNode> puzzle, LatticeForm form) throws UnreadablePuzzle {
        Map<String, PuzzleNode> pieces = new LinkedHashMap<>();
        NamedKinds named = new NamedKinds(form);
        for (String part : text.split(",", -1)) {
            int colon = part.indexOf(':') < 0 ? part.length() : part.indexOf(':');
            String name = part.substring(0, colon).strip();
            String count =
                    colon == part.length() ? "1" : part.substring(colon + 1).strip();
            UnreadablePuzzle.when(
                    pieces.put(name, new PuzzleNode.Words(0, count, false)) != null,
                    0,
                    "%s is named twice.",
                    UnreadablePuzzle.quote(name));
            named.movesOfSet(name)
                    .ifPresent(moves -> puzzle.putIfAbsent(
                            "symmetry",
                            new PuzzleNode.Words(
                                    0, moves.name().toLowerCase(Locale.ROOT).replace('_', '-'), false)));
        }
        puzzle.put("pieces", new PuzzleNode.Entries(0, pieces));
    }

    private void draw(PuzzleNode shapes) throws UnreadablePuzzle {
        for (Map.Entry<String, PuzzleNode> each : shapes.entries("The shapes").entrySet()) {
            String name = each.getKey();
            PuzzleNode cells = each.getValue();
            if (cells instanceof PuzzleNode.Entries parts) {
                UnreadablePuzzle.when(
                        !Set.of("cells", "colours").containsAll(parts.entries().keySet()),
                        cells.line(),
                        "A shape has cells and colours only.");
                if (parts.entries().containsKey("colours")) {
                    readColours(name, parts.entries().get("colours"));
                }
                cells = parts.entries().get("cells");
            }
            if (cells != null) {
                draw(name, cells);
            } else if (named.shape(name).isEmpty()) {
                drawn.put(name, List.copyOf(colours.getOrDefault(name, Map.of()).keySet()));
            }
        }
    }

    /** Reads the colours of a shape from a picture with a character for each cell. */
    private void readColours(String name, PuzzleNode picture) throws UnreadablePuzzle {
        Map<PicturePosition, Character> marks = new TreeMap<>(DrawnMarks.of(form, picture.slashed(), "The colours"));
        marks.values().removeIf(mark -> mark == NO_COLOURS);
        UnreadablePuzzle.when(
                marks.isEmpty() || !marks.values().stream().allMatch(PieceLooks::isColourOrAny),
                picture.line(),
                "The colours of %s have unknown characters. Use letters and digits, and '?'.",
                UnreadablePuzzle.quote(name));
        String usual = named.shape(name).isPresent() ? named.usualName(name) : name;
        UnreadablePuzzle.when(
                colours.put(usual, marks) != null,
                picture.line(),
                "%s has colours twice.",
                UnreadablePuzzle.quote(name));
    }

    private void draw(String name, PuzzleNode node) throws UnreadablePuzzle {
        List<PicturePosition> cells = new ArrayList<>();
        Optional<Set<PicturePosition>> listed = DrawnMarks.listed(form, node, "The shape");
        listed.ifPresent(cells::addAll);
        Map<PicturePosition, Character> marks =
                listed.isPresent() ? Map.of() : DrawnMarks.of(form, node.slashed(), "The shape");
        for (Map.Entry<PicturePosition, Character> mark : marks.entrySet()) {
            if (CELLS.indexOf(mark.getValue()) >= 0) {
                cells.add(mark.getKey());
            } else if (NO_CELLS.indexOf(mark.getValue()) < 0) {
                throw new UnreadablePuzzle(
                        node.line(),
                        "A shape cannot have the character '%s'. Use 'X' for a cell, '.' for no cell."
                                .formatted(mark.getValue()));
            }
        }
        UnreadablePuzzle.when(
                cells.isEmpty() || cells.size() > MOST_CELLS || named.reserves(name),
                node.line(),
                "The shape %s has no cells, too many cells, or the name of another shape.",
                UnreadablePuzzle.quote(name));
        drawn.put(name, cells);
    }

    private void add(String name, PuzzleNode count, PieceMoves moves) throws UnreadablePuzzle {
        List<String> members = named.namesOfSet(name);
        boolean otherMoves = named.movesOfSet(name).filter(of -> of != moves).isPresent();
        UnreadablePuzzle.when(
                otherMoves || (name.contains("@") && moves != PieceMoves.FIXED),
                count.line(),
                "%s is not possible with the symmetry of this puzzle.",
                UnreadablePuzzle.quote(name));
        for (String member : members.isEmpty() ? List.of(name) : members) {
            List<PicturePosition> shape = drawn.get(member);
            if (shape == null) {
                shape = named.shape(member)
                        .orElseThrow(() -> new UnreadablePuzzle(
                                count.line(), "Unknown kind %s.".formatted(UnreadablePuzzle.quote(member))));
            }
            String usual = drawn.containsKey(member) ? member : named.usualName(member);
            kinds.add(new DerivedKind(
                    usual,
                    PieceCount.read(count),
                    PieceLooks.Drawn.of(form, shape, colours.get(usual), moves, count.line()),
                    form.orientations(shape, moves)));
        }
    }

    /**
     * Refuses a puzzle that has no kind or more than 200 kinds, or that names two kinds of the same shape. A kind that
     * the file draws may have the shape of another kind.
     */
    private void refuse(PuzzleNode pieces) throws UnreadablePuzzle {
        Set<Set<List<PicturePosition>>> looks = new HashSet<>();
        for (DerivedKind kind : kinds) {
            UnreadablePuzzle.when(
                    !drawn.containsKey(kind.name()) && !looks.add(kind.orientations()),
                    pieces.line(),
                    "%s is named twice.",
                    UnreadablePuzzle.quote(kind.name()));
        }
        UnreadablePuzzle.when(
                kinds.isEmpty() || kinds.size() > MOST_KINDS, pieces.line(), "The puzzle has no kinds, or too many.");
    }
}
