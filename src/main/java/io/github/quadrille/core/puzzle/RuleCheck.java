package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Automorphism;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks packings against the rules of their puzzle. It looks only at the pieces and the board, and does not read what
 * engines derive from rules. For each rule, the time is about linear in the number of cells times the size of the
 * largest piece. A rule about orientations multiplies this by the number of orientations of a piece.
 */
final class RuleCheck {
    private final Puzzle puzzle;
    private final RuleSet rules;
    private final Region board;
    private final BoardEdges edges;
    private final LegalOrientations geometry;
    private final Map<String, List<List<Cell>>> motions = new HashMap<>();

    RuleCheck(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.rules = puzzle.rules();
        this.board = rules.board(puzzle.region());
        this.edges = new BoardEdges(board);
        this.geometry = new LegalOrientations(board);
        for (Kind kind : puzzle.bag().kinds()) {
            if (rules.limitOrientations(kind.name())) {
                motions.put(kind.name(), motions(kind));
            }
        }
    }

    private List<List<Cell>> motions(Kind kind) {
        Optional<List<Integer>> degrees = rules.of(Rule.Turns.class)
                .filter(rule -> rule.kind().equals(kind.name()))
                .map(Rule.Turns::degrees)
                .reduce((some, others) -> some.stream().filter(others::contains).toList());
        boolean mayFlip =
                rules.of(Rule.Unflipped.class).noneMatch(rule -> rule.kind().equals(kind.name()));
        return geometry.motions(kind.shape().cells(), puzzle.symmetry(), mayFlip, degrees);
    }

    /**
     * Lists the rules that a packing breaks. All pieces of the packing must be placed legally.
     *
     * @param whole whether the packing should be complete, so that a missing piece is a fault, too
     */
    List<Fault> faults(Packing packing, boolean whole) {
        List<Placement> pieces = Stream.concat(packing.pieces().stream(), rules.laid().stream())
                .map(this::named)
                .filter(piece -> !rules.gaps().contains(piece.kind()))
                .toList();
        Laid laid = new Laid(pieces, whole);
        rules.list().forEach(rule -> check(rule, laid));
        return laid.faults;
    }

    /** Returns the piece with the name that the bag and the rules have for its kind. */
    private Placement named(Placement piece) {
        Kind kind = puzzle.bag().kind(puzzle.bag().indexOfKind(piece.kind()));
        return new Placement(kind.name(), piece.cells());
    }

    private void check(Rule rule, Laid laid) {
        if (rule instanceof Rule.NoFourMeet) {
            laid.meet();
        } else if (rule instanceof Rule.NoFaultLine) {
            laid.cross();
        } else if (rule instanceof Rule.Apart apart) {
            laid.keepApart(apart);
        } else if (rule instanceof Rule.Touching touching) {
            laid.touch(touching);
        } else if (rule instanceof Rule.OnCell onCell) {
            laid.suits(onCell);
        } else if (rule instanceof Rule.Together together) {
            laid.isOne(together);
        } else if (rule instanceof Rule.Separate separate) {
            laid.areSeveral(separate);
        } else if (rule instanceof Rule.Turns turns) {
            laid.lieAs(turns.kind(), "turned", "by " + degrees(turns));
        } else if (rule instanceof Rule.Unflipped flips) {
            laid.lieAs(flips.kind(), "flipped", "as it is drawn");
        } else if (rule instanceof Rule.Total total) {
            laid.countTo(total);
        } else if (rule instanceof Rule.Symmetric symmetric) {
            laid.mapsToItself(symmetric);
        } else if (rule instanceof Rule.Border border) {
            laid.reaches(border);
        } else if (rule instanceof Rule.Colours colours) {
            laid.agreesWith(colours);
        }
    }

    private static String degrees(Rule.Turns turns) {
        return turns.degrees().stream().map(String::valueOf).collect(Collectors.joining(" or ")) + " degrees";
    }

    private String names(List<Cell> cells) {
        return board.lattice().names(cells);
    }

    private static String kinds(List<String> kinds) {
        return String.join(", ", kinds);
    }

    /** Returns whether a piece has an orientation that the rules about turns, flips and colours allow. */
    private boolean fits(Placement piece, Optional<Rule.Colours> colours) {
        return motions.get(piece.kind()).stream()
                .anyMatch(motion -> piece.cells().stream().anyMatch(anchor -> fits(piece, motion, anchor, colours)));
    }

    private boolean fits(Placement piece, List<Cell> motion, Cell anchor, Optional<Rule.Colours> colours) {
        List<Cell> shape =
                puzzle.bag().kind(puzzle.bag().indexOf(piece.kind())).shape().cells();
        Cell move = geometry.middle(anchor).minus(motion.get(0));
        if (!geometry.isShift(move)) {
            return false;
        }
        Set<Cell> covered = new TreeSet<>();
        for (int i = 0; i < motion.size(); i++) {
            Optional<Cell> cell = geometry.cell(motion.get(i).shifted(move));
            if (cell.isEmpty() || !covered.add(cell.get())) {
                return false;
            }
            Cell drawn = shape.get(i);
            if (colours.filter(all -> !agree(all, piece.kind(), drawn, cell.get()))
                    .isPresent()) {
                return false;
            }
        }
        return covered.equals(new TreeSet<>(piece.cells()));
    }

    private static boolean agree(Rule.Colours colours, String kind, Cell drawn, Cell cell) {
        char own = colours.shapes().getOrDefault(kind, Map.of()).getOrDefault(drawn, Rule.ANY_COLOUR);
        return own == Rule.ANY_COLOUR || colours.on(cell) == Rule.ANY_COLOUR || own == colours.on(cell);
    }

    /** Holds the pieces that are checked, and collects the faults. */
    private final class Laid {
        private final List<Placement> pieces;
        private final boolean whole;
        private final Map<Cell, Placement> on = new HashMap<>();
        private final List<Fault> faults = new ArrayList<>();

        Laid(List<Placement> pieces, boolean whole) {
            this.pieces = pieces;
            this.whole = whole;
            pieces.forEach(piece -> piece.cells().forEach(cell -> on.put(cell, piece)));
        }

        private void fault(String message, List<Cell> cells) {
            faults.add(new Fault(Fault.Type.RULE, message, cells));
        }

        /** Lists the different pieces on some cells. */
        private List<Placement> on(Iterable<Cell> cells) {
            Set<Placement> found = new LinkedHashSet<>();
            for (Cell cell : cells) {
                Optional.ofNullable(on.get(cell)).ifPresent(found::add);
            }
            return List.copyOf(found);
        }

        void meet() {
            for (Set<Cell> point : edges.points()) {
                List<Placement> met = on(point);
                if (met.size() > 3) {
                    List<Cell> cells = point.stream().sorted().toList();
                    fault(
                            "%d pieces meet at the point between %s: %s. The rule 'no-four-meet' allows three."
                                    .formatted(
                                            met.size(),
                                            names(cells),
                                            kinds(met.stream()
                                                    .map(Placement::kind)
                                                    .toList())),
                            cells);
                }
            }
        }

        void cross() {
            Map<String, List<BoardEdges.Side>> lines = new LinkedHashMap<>();
            edges.sides()
                    .forEach(side -> lines.computeIfAbsent(side.line(), any -> new ArrayList<>())
                            .add(side));
            lines.forEach((line, sides) -> {
                if (whole && sides.stream().noneMatch(side -> isOne(side.one(), side.other()))) {
                    fault(
                            "No piece crosses the line %s. The rule 'no-fault-line' forbids that.".formatted(line),
                            sides.stream()
                                    .flatMap(side -> Stream.of(side.one(), side.other()))
                                    .sorted()
                                    .distinct()
                                    .toList());
                }
            });
        }

        private boolean isOne(Cell one, Cell other) {
            return on.containsKey(one) && on.get(one).equals(on.get(other));
        }

        void keepApart(Rule.Apart rule) {
            Set<List<Placement>> touching = new LinkedHashSet<>();
            if (rule.corners()) {
                edges.points().forEach(point -> pairs(on(point)).forEach(touching::add));
            } else {
                edges.sides()
                        .forEach(side ->
                                pairs(on(List.of(side.one(), side.other()))).forEach(touching::add));
            }
            Set<Set<Placement>> told = new LinkedHashSet<>();
            for (List<Placement> pair : touching) {
                boolean concerns = pair.stream().allMatch(piece -> isAbout(rule.kinds(), piece))
                        && (rule.anyTwo()
                                || pair.get(0).kind().equals(pair.get(1).kind()));
                if (concerns && told.add(Set.copyOf(pair))) {
                    fault(
                            "%s on %s touches %s on %s%s. The rule 'apart' forbids that."
                                    .formatted(
                                            pair.get(0).kind(),
                                            names(pair.get(0).cells()),
                                            pair.get(1).kind(),
                                            names(pair.get(1).cells()),
                                            rule.corners() ? ", at least at a corner" : ""),
                            cellsOf(pair));
                }
            }
        }

        private List<List<Placement>> pairs(List<Placement> met) {
            List<List<Placement>> pairs = new ArrayList<>();
            for (int i = 0; i < met.size(); i++) {
                for (int j = 0; j < i; j++) {
                    pairs.add(List.of(met.get(j), met.get(i)));
                }
            }
            return pairs;
        }

        private List<Cell> cellsOf(List<Placement> some) {
            return some.stream()
                    .flatMap(piece -> piece.cells().stream())
                    .sorted()
                    .toList();
        }

        private boolean isAbout(List<String> kinds, Placement piece) {
            return kinds.isEmpty() || kinds.contains(piece.kind());
        }

        void touch(Rule.Touching rule) {
            boolean touches = edges.sides().stream()
                    .anyMatch(side -> isOf(rule.one(), side.one()) && isOf(rule.other(), side.other()));
            if (whole && !touches) {
                fault(
                        "%s and %s do not touch. The rule 'touching' requires that."
                                .formatted(rule.one(), rule.other()),
                        cellsOf(pieces.stream()
                                .filter(piece ->
                                        List.of(rule.one(), rule.other()).contains(piece.kind()))
                                .toList()));
            }
        }

        private boolean isOf(String kind, Cell cell) {
            return Optional.ofNullable(on.get(cell))
                    .filter(piece -> piece.kind().equals(kind))
                    .isPresent();
        }

        void suits(Rule.OnCell rule) {
            Optional.ofNullable(on.get(rule.at()))
                    .filter(piece -> !rule.allows(piece.kind()))
                    .ifPresent(piece -> fault(
                            "%s covers %s. The rule 'cell' allows %s%s there."
                                    .formatted(
                                            piece.kind(),
                                            names(List.of(rule.at())),
                                            rule.only() ? "only " : "anything but ",
                                            kinds(rule.kinds())),
                            piece.cells()));
        }

        void isOne(Rule.Together rule) {
            List<Placement> some = on(rule.cells());
            boolean isOpen = rule.cells().stream().anyMatch(cell -> !on.containsKey(cell));
            boolean isPart = some.stream().anyMatch(piece -> !piece.cells().containsAll(rule.cells()));
            if (isPart || (whole && isOpen)) {
                fault(
                        "The rule 'together' says that one piece covers all of %s, but %s."
                                .formatted(
                                        names(rule.cells()),
                                        some.isEmpty()
                                                ? "none does"
                                                : kinds(some.stream()
                                                                .map(Placement::kind)
                                                                .toList()) + " "
                                                        + (some.size() == 1 ? "covers" : "cover") + " them"
                                                        + (isOpen || some.size() == 1 ? " in part" : "")),
                        rule.cells());
            }
        }

        void areSeveral(Rule.Separate rule) {
            for (Placement piece : on(rule.cells())) {
                List<Cell> shared =
                        rule.cells().stream().filter(piece.cells()::contains).toList();
                if (shared.size() > 1) {
                    fault(
                            "%s covers %s, which must be covered by different pieces."
                                    .formatted(piece.kind(), names(shared)),
                            piece.cells());
                }
            }
        }

        void lieAs(String kind, String how, String allowed) {
            pieces.stream()
                    .filter(piece -> piece.kind().equals(kind) && !fits(piece, Optional.empty()))
                    .forEach(piece -> fault(
                            "%s on %s is %s in a way that the rules forbid. The rules allow it only %s."
                                    .formatted(kind, names(piece.cells()), how, allowed),
                            piece.cells()));
        }

        void countTo(Rule.Total rule) {
            int count = (int) pieces.stream()
                    .filter(piece -> rule.kinds().contains(piece.kind()))
                    .count();
            if (count > rule.count().max() || (whole && count < rule.count().min())) {
                fault(
                        "There %s %d of %s together. The rule 'total' says %s."
                                .formatted(
                                        count == 1 ? "is" : "are",
                                        count,
                                        kinds(rule.kinds()),
                                        rule.count().words()),
                        List.of());
            }
        }

        void mapsToItself(Rule.Symmetric rule) {
            Automorphism symmetry = PuzzleSymmetries.named(board, rule.name()).orElseThrow();
            for (Placement piece : pieces) {
                List<Cell> image = piece.cells().stream()
                        .map(cell -> symmetry.apply(cell, board))
                        .toList();
                List<Placement> there = on(image);
                boolean isKept = there.size() == 1
                        && there.get(0).kind().equals(piece.kind())
                        && Set.copyOf(there.get(0).cells()).equals(Set.copyOf(image));
                if (whole && !isKept) {
                    fault(
                            "%s on %s has no image on %s. The rule 'symmetric' requires one, by %s."
                                    .formatted(piece.kind(), names(piece.cells()), names(image), rule.name()),
                            piece.cells());
                }
            }
        }

        void reaches(Rule.Border rule) {
            for (Placement piece : pieces) {
                boolean touches = piece.cells().stream().anyMatch(edges::isOnBorder);
                if (isAbout(rule.kinds(), piece) && touches != rule.touches()) {
                    fault(
                            "%s on %s %s the edge of the board. The rule '%s' forbids that."
                                    .formatted(
                                            piece.kind(),
                                            names(piece.cells()),
                                            touches ? "touches" : "does not touch",
                                            rule.touches() ? "border" : "inside"),
                            piece.cells());
                }
            }
        }

        void agreesWith(Rule.Colours colours) {
            pieces.stream()
                    .filter(piece -> colours.shapes().containsKey(piece.kind())
                            && fits(piece, Optional.empty())
                            && !fits(piece, Optional.of(colours)))
                    .forEach(piece -> fault(
                            "%s on %s does not agree with the colours of the board, %s."
                                    .formatted(
                                            piece.kind(),
                                            names(piece.cells()),
                                            piece.cells().stream()
                                                    .map(cell -> String.valueOf(colours.on(cell)))
                                                    .collect(Collectors.joining())),
                            piece.cells()));
        }
    }
}
