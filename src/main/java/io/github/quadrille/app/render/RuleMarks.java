package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Shows what rules say about open cells. A link joins neighbours that the same piece must cover, and a bar separates
 * neighbours that different pieces must cover. Letters name the kinds that may cover a cell, and struck-out letters
 * name the kinds that must not. If there are too many letters, or some cannot be drawn, a diamond replaces them. All
 * other rules about cells are shown by other signs.
 *
 * @param links the pairs of neighbours with a link
 * @param bars the pairs of neighbours with a bar
 * @param signs the signs of all other rules about cells
 */
record RuleMarks(List<Pair> links, List<Pair> bars, List<Sign> signs) {
    private static final double LINK_WIDTH = 0.1;
    private static final double KNOT = 0.125;
    private static final double BAR_WIDTH = 0.15;
    /** A bar leaves this share of a side free at either end. */
    private static final double BAR_GAP = 0.125;

    private static final double LETTER_HEIGHT = 0.35;
    private static final double STROKE = 0.05;
    private static final int MOST_LETTERS = 3;
    private static final double DIAMOND = 0.15;
    private static final double SIGN_WIDTH = 0.125;
    private static final double SIGN_GAP = 0.075;
    private static final double NUMBER_AT = 0.25;
    private static final double NUMBER_HEIGHT = 0.25;
    private static final Colour INK = new Colour(0x6b7280);

    /** Holds two cells that share a side. */
    record Pair(Cell one, Cell other) {}

    /** Says what a sign looks like. */
    enum Form {
        KINDS,
        OTHER_KINDS,
        EQUAL,
        DIFFERENT
    }

    /**
     * Marks a cell that a rule is about.
     *
     * @param words the letters of the kinds, or the number of the set of cells; empty if nothing is to be written
     */
    record Sign(Cell cell, Form form, String words, Rule rule) {}

    static RuleMarks of(Puzzle puzzle) {
        Lattice lattice = puzzle.region().lattice();
        List<Pair> links = new ArrayList<>();
        List<Pair> bars = new ArrayList<>();
        List<Sign> signs = new ArrayList<>();
        int sets = 0;
        for (Rule rule : puzzle.rules().list()) {
            if (rule instanceof Rule.OnCell onCell) {
                Form form = onCell.only() ? Form.KINDS : Form.OTHER_KINDS;
                signs.add(new Sign(onCell.at(), form, kinds(onCell, puzzle.bag()), rule));
            } else if (rule instanceof Rule.Together together) {
                List<Pair> pairs = neighbours(together.cells(), lattice);
                if (isConnected(together.cells(), pairs)) {
                    links.addAll(pairs);
                } else {
                    signs.addAll(signs(together.cells(), Form.EQUAL, ++sets, rule));
                }
            } else if (rule instanceof Rule.Separate separate) {
                List<Cell> cells = separate.cells();
                List<Pair> pairs = neighbours(cells, lattice);
                if (pairs.size() == cells.size() * (cells.size() - 1) / 2) {
                    bars.addAll(pairs);
                } else {
                    signs.addAll(signs(cells, Form.DIFFERENT, ++sets, rule));
                }
            }
        }
        return new RuleMarks(
                links,
                bars,
                sets > 1 ? signs : signs.stream().map(RuleMarks::alone).toList());
    }

    private static String kinds(Rule.OnCell rule, Bag bag) {
        String words = rule.kinds().stream()
                .map(bag::indexOfKind)
                .filter(kind -> kind >= 0)
                .map(bag::label)
                .collect(Collectors.joining());
        // The labels of the kinds are written only if they have at most {@code MOST_LETTERS} characters, and {@code
        // Letters} can draw all of them. The class {@code Letters} itself is not asked, because it needs Java2D, which
        // is missing where the page computes in the browser.
        return words.length() <= MOST_LETTERS && words.matches("[A-Za-z0-9-]*") ? words : "";
    }

    private static List<Sign> signs(List<Cell> cells, Form form, int number, Rule rule) {
        return cells.stream()
                .map(cell -> new Sign(cell, form, Integer.toString(number), rule))
                .toList();
    }

    /** Returns a sign without its number. Numbers tell several sets of cells apart, so a single set needs none. */
    private static Sign alone(Sign sign) {
        return isOfKinds(sign) ? sign : new Sign(sign.cell, sign.form, "", sign.rule);
    }

    private static boolean isOfKinds(Sign sign) {
        return sign.form == Form.KINDS || sign.form == Form.OTHER_KINDS;
    }

    /**
     * Finds the pairs of cells that are neighbours in the picture: in the same layer, and not across joined opposite
     * edges of the board.
     */
    private static List<Pair> neighbours(List<Cell> cells, Lattice lattice) {
        List<Pair> pairs = new ArrayList<>();
        for (Cell cell : cells) {
            for (Cell step : lattice.steps(cell)) {
                Cell next = cell.shifted(step);
                if (next.layer() == cell.layer() && cell.compareTo(next) < 0 && cells.contains(next)) {
                    pairs.add(new Pair(cell, next));
                }
            }
        }
        return pairs;
    }

    private static boolean isConnected(List<Cell> cells, List<Pair> pairs) {
        Set<Cell> reached = new TreeSet<>(cells.subList(0, 1));
        boolean grows = true;
        while (grows) {
            int before = reached.size();
            for (Pair pair : pairs) {
                if (reached.contains(pair.one) || reached.contains(pair.other)) {
                    reached.addAll(List.of(pair.one, pair.other));
                }
            }
            grows = reached.size() > before;
        }
        return reached.size() == cells.size();
    }

    /**
     * Returns only the marks of open cells. Covered cells need no marks, because the pieces show how a rule is kept.
     */
    RuleMarks on(Predicate<Cell> isOpen) {
        Predicate<Pair> both = pair -> isOpen.test(pair.one) && isOpen.test(pair.other);
        return new RuleMarks(
                links.stream().filter(both).toList(),
                bars.stream().filter(both).toList(),
                signs.stream().filter(sign -> isOpen.test(sign.cell)).toList());
    }

    /** Draws the marks on their cells, whose outlines are given. */
    void draw(Pen pen, CellOutlines outlines) {
        Path2D knots = new Path2D.Double();
        Path2D lines = new Path2D.Double();
        for (Pair pair : links) {
            lines.append(new Line2D.Double(outlines.centre(pair.one), outlines.centre(pair.other)), false);
        }
        links.stream()
                .flatMap(pair -> Stream.of(pair.one, pair.other))
                // Each disc is drawn once, because a viewer may draw a shape that is there twice as a hole.
                .distinct()
                .forEach(cell -> knots.append(CellOutlines.disc(outlines.centre(cell), KNOT), false));
        Path2D walls = new Path2D.Double();
        bars.forEach(pair -> walls.append(bar(outlines.side(pair.one, pair.other)), false));
        if (!links.isEmpty()) {
            pen.line(lines, INK, LINK_WIDTH);
            pen.fill(knots, INK);
        }
        if (!bars.isEmpty()) {
            pen.line(walls, Drawing.TRAY, BAR_WIDTH);
        }
        signs.forEach(sign -> draw(pen, sign, outlines.centre(sign.cell)));
    }

    private static Line2D bar(Line2D side) {
        double right = BAR_GAP * (side.getX2() - side.getX1());
        double down = BAR_GAP * (side.getY2() - side.getY1());
        return new Line2D.Double(side.getX1() + right, side.getY1() + down, side.getX2() - right, side.getY2() - down);
    }

    private static void draw(Pen pen, Sign sign, Point2D at) {
        if (!isOfKinds(sign)) {
            pen.line(equality(at, sign.form == Form.DIFFERENT), INK, STROKE);
            if (!sign.words.isEmpty()) {
                pen.line(
                        Letters.of(sign.words, at.getX() + NUMBER_AT, at.getY() + SIGN_GAP, NUMBER_HEIGHT),
                        INK,
                        STROKE / 2);
            }
        } else if (sign.words.isEmpty()) {
            pen.line(diamond(at), INK, STROKE);
        } else {
            PieceStyle.write(pen, sign.words, at, LETTER_HEIGHT, Optional.empty(), INK);
        }
        if (sign.form == Form.OTHER_KINDS) {
            double reach = LETTER_HEIGHT * 0.8;
            pen.line(
                    new Line2D.Double(at.getX() - reach, at.getY() + reach, at.getX() + reach, at.getY() - reach),
                    INK,
                    STROKE);
        }
    }

    private static Path2D equality(Point2D at, boolean isCrossed) {
        Path2D sign = new Path2D.Double();
        for (double down : new double[] {-SIGN_GAP, SIGN_GAP}) {
            double y = at.getY() + down;
            sign.append(new Line2D.Double(at.getX() - SIGN_WIDTH, y, at.getX() + SIGN_WIDTH, y), false);
        }
        if (isCrossed) {
            sign.append(
                    new Line2D.Double(
                            at.getX() - SIGN_GAP,
                            at.getY() + SIGN_WIDTH + SIGN_GAP,
                            at.getX() + SIGN_GAP,
                            at.getY() - SIGN_WIDTH - SIGN_GAP),
                    false);
        }
        return sign;
    }

    private static Path2D diamond(Point2D at) {
        Path2D path = new Path2D.Double();
        path.moveTo(at.getX(), at.getY() - DIAMOND);
        path.lineTo(at.getX() + DIAMOND, at.getY());
        path.lineTo(at.getX(), at.getY() + DIAMOND);
        path.lineTo(at.getX() - DIAMOND, at.getY());
        path.closePath();
        return path;
    }
}
