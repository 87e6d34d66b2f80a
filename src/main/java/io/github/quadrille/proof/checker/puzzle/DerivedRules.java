package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.DerivedModel.DerivedKind;
import io.github.quadrille.proof.checker.puzzle.DerivedModel.PieceCount;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads the rules of a puzzle file and the colours of its board. It refuses rules that it does not support. */
final class DerivedRules {
    private static final String KINDS = "kinds";
    private static final String APART = "apart";
    private static final String ANY = "any";

    private final DerivedBoard board;
    private final List<DerivedKind> kinds;
    private final boolean isCovering;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<DerivedRule> rules = new ArrayList<>();

    DerivedRules(DerivedBoard board, List<DerivedKind> kinds, boolean isCovering) {
        this.board = board;
        this.kinds = kinds;
        this.isCovering = isCovering;
        for (DerivedKind kind : kinds) {
            numbers.put(kind.name(), numbers.size());
        }
    }

    /** Reads and returns the rules of a puzzle file. */
    static List<DerivedRule> read(
            Map<String, PuzzleNode> file, DerivedBoard board, List<DerivedKind> kinds, boolean isCovering)
            throws UnreadablePuzzle {
        DerivedRules reader = new DerivedRules(board, kinds, isCovering);
        if (file.containsKey("rules")) {
            for (PuzzleNode item : items(file.get("rules"))) {
                reader.item(item);
            }
        }
        if (file.containsKey("colours")) {
            reader.colours(file.get("colours"));
        }
        return reader.rules;
    }

    /** Returns the items of a list. A node that is no list counts as a list with one item. */
    static List<PuzzleNode> items(PuzzleNode node) {
        return node instanceof PuzzleNode.Items list ? list.items() : List.of(node);
    }

    private void item(PuzzleNode item) throws UnreadablePuzzle {
        if (item instanceof PuzzleNode.Entries named) {
            for (Map.Entry<String, PuzzleNode> each : named.entries().entrySet()) {
                rule(each.getKey(), each.getValue());
            }
            return;
        }
        for (String word : item.word("A rule").split(",", -1)) {
            UnreadablePuzzle.when(
                    !Set.of("no-four-meet", "no-fault-line", APART).contains(word.strip()),
                    item.line(),
                    "The rule %s is unknown, or its value is missing.",
                    UnreadablePuzzle.quote(word));
            rule(word.strip(), new PuzzleNode.Words(item.line(), "true", false));
        }
    }

    private void rule(String name, PuzzleNode value) throws UnreadablePuzzle {
        switch (name) {
            case "no-four-meet" -> plain(value, new DerivedRule.NoFourMeet());
            case "no-fault-line" -> plain(value, new DerivedRule.NoFaultLine());
            case APART -> apart(value);
            case "touching" -> touching(value);
            case "cell" -> cell(value);
            case "together" -> rules.add(new DerivedRule.Together(cells(value)));
            case "turns" -> turns(value);
            case "flips" -> flips(value);
            case "total" -> total(value);
            case "symmetric" -> symmetric(value);
            case "border", "inside" -> rules.add(new DerivedRule.Border(kinds(value, true), name.equals("border")));
            default ->
                throw new UnreadablePuzzle(
                        value.line(), "The rule %s is unknown.".formatted(UnreadablePuzzle.quote(name)));
        }
    }

    private static boolean isYes(PuzzleNode node) throws UnreadablePuzzle {
        String word = node.word("A value that is true or false");
        boolean isYes = word.equals("true") || word.equals("yes");
        UnreadablePuzzle.when(
                !isYes && !word.equals("false") && !word.equals("no"),
                node.line(),
                "%s is neither true nor false.",
                UnreadablePuzzle.quote(word));
        return isYes;
    }

    private void plain(PuzzleNode value, DerivedRule rule) throws UnreadablePuzzle {
        if (isYes(value)) {
            UnreadablePuzzle.when(
                    board.form() == LatticeForm.HEXAGONAL, value.line(), "This rule has no effect on hexagons.");
            rules.add(rule);
        }
    }

    private void apart(PuzzleNode value) throws UnreadablePuzzle {
        if (value instanceof PuzzleNode.Items) {
            rules.add(new DerivedRule.Separate(cells(value)));
        } else if (value instanceof PuzzleNode.Entries parts) {
            refuseOthers(parts, Set.of(KINDS, "by", "all"));
            PuzzleNode named = parts.entries().get(KINDS);
            PuzzleNode by = parts.entries().get("by");
            PuzzleNode all = parts.entries().get("all");
            rules.add(new DerivedRule.Apart(
                    named == null ? every() : kinds(named, true),
                    all != null && isYes(all),
                    by != null && isCorners(by)));
        } else {
            String word = value.word("The value of 'apart'");
            if (word.equals("corners") || word.equals("edges")) {
                rules.add(new DerivedRule.Apart(every(), false, isCorners(value)));
            } else if (isYes(value)) {
                rules.add(new DerivedRule.Apart(every(), false, false));
            }
        }
    }

    private static boolean isCorners(PuzzleNode node) throws UnreadablePuzzle {
        String word = node.word("The value of 'apart'");
        UnreadablePuzzle.when(
                !word.equals("corners") && !word.equals("edges"),
                node.line(),
                "The value of 'apart' must be edges or corners.");
        return word.equals("corners");
    }

    private static void refuseOthers(PuzzleNode.Entries parts, Set<String> known) throws UnreadablePuzzle {
        UnreadablePuzzle.when(
                !known.containsAll(parts.entries().keySet()), parts.line(), "The rule has an unknown key.");
    }

    private BitSet every() {
        BitSet all = new BitSet();
        all.set(0, kinds.size());
        return all;
    }

    private BitSet kinds(PuzzleNode node, boolean mayBeAny) throws UnreadablePuzzle {
        if (!(node instanceof PuzzleNode.Items list)) {
            String word = node.word("A kind");
            if (mayBeAny && word.equals(ANY)) {
                return every();
            }
            BitSet one = new BitSet();
            one.set(kind(word, node.line()));
            return one;
        }
        BitSet some = new BitSet();
        for (PuzzleNode item : list.items()) {
            some.set(kind(item.word("A kind"), item.line()));
        }
        UnreadablePuzzle.when(some.isEmpty(), node.line(), "The rule names no kind.");
        return some;
    }

    private int kind(String name, int line) throws UnreadablePuzzle {
        Integer number = numbers.get(name);
        if (number == null) {
            number = numbers.get(new NamedKinds(board.form()).usualName(name));
        }
        UnreadablePuzzle.when(number == null, line, "No piece is called %s.", UnreadablePuzzle.quote(name));
        return number;
    }

    private int cellAt(PuzzleNode node) throws UnreadablePuzzle {
        int cell = board.drawnAt(DerivedBoard.position(board.form(), node));
        UnreadablePuzzle.when(cell < 0, node.line(), "The rule names a cell that the board does not have.");
        return cell;
    }

    /** Reads the cells of a rule. There must be at least two cells. */
    private BitSet cells(PuzzleNode node) throws UnreadablePuzzle {
        BitSet cells = new BitSet();
        if (node instanceof PuzzleNode.Items list) {
            for (PuzzleNode item : list.items()) {
                cells.set(cellAt(item));
            }
        }
        UnreadablePuzzle.when(cells.cardinality() < 2, node.line(), "The rule needs two cells or more.");
        return cells;
    }

    private void touching(PuzzleNode value) throws UnreadablePuzzle {
        BitSet both = kinds(value, false);
        UnreadablePuzzle.when(
                both.cardinality() != 2
                        || !(value instanceof PuzzleNode.Items list)
                        || list.items().size() != 2
                        || both.stream().anyMatch(kind -> kinds.get(kind).max() > 1),
                value.line(),
                "'touching' needs exactly two kinds, each used at most once.");
        rules.add(new DerivedRule.Touching(both.nextSetBit(0), both.length() - 1));
    }

    private void cell(PuzzleNode value) throws UnreadablePuzzle {
        PuzzleNode.Entries parts = new PuzzleNode.Entries(value.line(), value.entries("The kinds allowed on a cell"));
        refuseOthers(parts, Set.of("at", KINDS, "not"));
        PuzzleNode at = parts.entries().get("at");
        PuzzleNode only = parts.entries().get(KINDS);
        PuzzleNode not = parts.entries().get("not");
        UnreadablePuzzle.when(
                at == null || (only == null) == (not == null),
                value.line(),
                "The rule needs a cell, and the kinds that are allowed there, or those that are not.");
        BitSet named = kinds(only == null ? not : only, false);
        boolean isList = at instanceof PuzzleNode.Items list
                && list.items().stream().anyMatch(PuzzleNode.Items.class::isInstance);
        for (PuzzleNode each : isList ? ((PuzzleNode.Items) at).items() : List.of(at)) {
            rules.add(new DerivedRule.OnCell(cellAt(each), named, only != null));
        }
    }

    private void turns(PuzzleNode value) throws UnreadablePuzzle {
        for (Map.Entry<String, PuzzleNode> each : value.entries("The turns").entrySet()) {
            PuzzleNode node = each.getValue();
            Set<Integer> degrees = new TreeSet<>();
            for (PuzzleNode angle : items(node)) {
                String text = angle.word("A turn");
                boolean isKnown = text.matches("0|[1-9]\\d{1,2}")
                        && Integer.parseInt(text) < 360
                        && (board.form().isSolid()
                                ? text.equals("0")
                                : Integer.parseInt(text) % board.form().smallestTurn() == 0);
                UnreadablePuzzle.when(
                        !isKnown, angle.line(), "A piece cannot be turned by %s.", UnreadablePuzzle.quote(text));
                degrees.add(Integer.parseInt(text));
            }
            UnreadablePuzzle.when(degrees.isEmpty(), node.line(), "The rule must allow at least one turn.");
            rules.add(new DerivedRule.Turns(kind(each.getKey(), node.line()), degrees));
        }
    }

    private void flips(PuzzleNode value) throws UnreadablePuzzle {
        for (Map.Entry<String, PuzzleNode> each : value.entries("The flips").entrySet()) {
            int kind = kind(each.getKey(), each.getValue().line());
            if (!isYes(each.getValue())) {
                rules.add(new DerivedRule.Unflipped(kind));
            }
        }
    }

    private void total(PuzzleNode value) throws UnreadablePuzzle {
        PuzzleNode.Entries parts = new PuzzleNode.Entries(value.line(), value.entries("A total"));
        refuseOthers(parts, Set.of(KINDS, "count"));
        UnreadablePuzzle.when(parts.entries().size() != 2, value.line(), "A total needs kinds and a count.");
        rules.add(new DerivedRule.Total(
                kinds(parts.entries().get(KINDS), true),
                PieceCount.read(parts.entries().get("count"))));
    }

    private void symmetric(PuzzleNode value) throws UnreadablePuzzle {
        String name = value.word("The symmetry");
        boolean isWhole =
                !isCovering && board.cells().stream().map(board::drawnAt).allMatch(board::isMandatory);
        List<Integer> move = isWhole ? new NamedMoves(board).of(name) : List.of();
        UnreadablePuzzle.when(
                move.isEmpty(),
                value.line(),
                "The board has no symmetry %s, or has cells that may stay open.",
                UnreadablePuzzle.quote(name));
        rules.add(new DerivedRule.Symmetric(move));
    }

    /** Reads the picture of the board with the colours of its cells. */
    private void colours(PuzzleNode node) throws UnreadablePuzzle {
        Map<PicturePosition, Character> marks = DrawnMarks.of(board.form(), node, "The picture of the colours");
        Map<Integer, Character> colours = new TreeMap<>();
        for (Map.Entry<PicturePosition, Character> each : board.besides(marks).entrySet()) {
            int cell = board.drawnAt(each.getKey());
            char mark = each.getValue();
            boolean isColour = PieceLooks.isColourOrAny(mark) && mark != '?';
            UnreadablePuzzle.when(
                    cell < 0 ? isColour : !isColour && mark != '.' && mark != '?',
                    node.line(),
                    "The picture of the colours does not have the shape of the board.");
            if (isColour) {
                colours.put(cell, mark);
            }
        }
        UnreadablePuzzle.when(
                !board.besides(marks).keySet().containsAll(board.cells()),
                node.line(),
                "The picture of the colours does not have the shape of the board.");
        rules.add(new DerivedRule.Colours(colours));
    }
}
