package io.github.quadrille.lab.local.repair;

import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.window.BoardWindow;
import io.github.quadrille.lab.window.LazyPlacements;
import java.util.random.RandomGenerator;

/**
 * Performs the search of {@link Repair}. A step packs one window again. The number of moves is the number of pieces
 * that are placed while windows are packed.
 */
final class RepairSearch implements LocalSearch {
    /**
     * The hub is the gap towards which all other gaps are moved. Before each window around the hub, a random gap
     * becomes the new hub with this probability.
     */
    private static final double NEW_HUB = 0.02;

    private static final int NO_HUB = -1;

    private final Bag bag;
    private final Repair parameters;
    private final RandomGenerator random;
    private final LaidPieces part;
    private final LazyPlacements footprints;
    private final TightestFirst construction;
    private final Distances distances;
    private final WholePieces selection;
    private final Repacking repacking;
    private final int grain;
    private int hub = NO_HUB;
    private boolean failed;
    private long lowest;
    private int sinceLowest;

    RepairSearch(Puzzle puzzle, Repair parameters, RandomGenerator random) {
        this.bag = puzzle.bag();
        this.parameters = parameters;
        this.random = random;
        part = new LaidPieces(puzzle);
        footprints = new LazyPlacements(puzzle);
        construction = new TightestFirst(footprints, bag, random);
        distances = new Distances(footprints);
        selection = new WholePieces(footprints, part, bag.size());
        BoardWindow window = new BoardWindow(footprints, bag.size(), random);
        repacking = new Repacking(bag, part, selection, window, parameters.nodeLimit());
        grain = puzzle.region().optionalSize() > 0 ? 1 : Math.max(1, CommonDivisor.of(bag));
    }

    @Override
    public void restart() {
        part.clear();
        construction.fill(part);
        lowest = part.cost();
        sinceLowest = 0;
        hub = NO_HUB;
        failed = false;
    }

    @Override
    public boolean step() {
        if (part.cost() == 0 || sinceLowest >= parameters.patience()) {
            return false;
        }
        if (part.gapCount() == 0 || (failed && random.nextBoolean())) {
            failed = false;
            exchangeKinds();
        } else {
            failed = !closeGaps();
        }
        sinceLowest++;
        if (part.cost() < lowest) {
            lowest = part.cost();
            sinceLowest = 0;
        }
        return true;
    }

    /**
     * Packs a window so that there are fewer gaps, or so that a gap comes nearer to the hub. The hub is the gap towards
     * which the others are moved. Returns whether this succeeded.
     */
    private boolean closeGaps() {
        if (hub == NO_HUB || !part.isGap(hub) || random.nextDouble() < NEW_HUB) {
            hub = part.gap(random.nextInt(part.gapCount()));
        }
        distances.gather(hub, grain, part);
        int cells = windowCells();
        selection.clear();
        for (int i = 0; i < distances.teamSize() && selection.size() <= cells; i++) {
            for (int cell = distances.team(i); cell != hub; cell = distances.before(cell)) {
                selection.add(cell);
            }
            selection.add(hub);
        }
        if (selection.size() <= cells) {
            if (failed) {
                addFarPlace(cells);
            }
            selection.growTo(cells);
            return meet();
        }
        return walk(distances.team(distances.teamSize() - 1), cells);
    }

    /**
     * Adds a second area to the window at a random place, which can have the pieces that the first area needs. The
     * first area gets half of the cells that are still to be added, and the second area gets the other half later.
     *
     * @param cells the number of cells of the whole window
     */
    private void addFarPlace(int cells) {
        selection.growTo((selection.size() + cells) / 2);
        selection.beginElsewhere();
        selection.add(random.nextInt(footprints.region().size()));
    }

    /**
     * Packs a window that contains the gaps which are to be closed together. It tries to leave fewer gaps. If that
     * fails, it tries to leave the same number of gaps on other cells. Returns whether there are fewer gaps.
     */
    private boolean meet() {
        repacking.cut();
        repacking.allowGaps();
        int gaps = selection.gaps();
        if (repacking.replacedWith(gaps - Math.min(grain, gaps))) {
            return true;
        }
        repacking.replacedWith(gaps);
        return false;
    }

    /**
     * Packs a window that contains a gap far from the hub, which is the gap towards which the others are moved. All
     * gaps of the window must then be nearer to the hub than this gap. If that fails, the window is packed with its
     * gaps on any cells. Returns whether the gap came nearer.
     */
    private boolean walk(int gap, int cells) {
        selection.clear();
        int ahead = gap;
        for (int i = 0; i * i < cells; i++) {
            selection.add(ahead);
            ahead = distances.before(ahead);
        }
        selection.growTo(cells);
        repacking.cut();
        int reach = distances.distance(gap);
        repacking.allowGapsWithin(Math.max(1, reach - 1 - random.nextInt(4)), distances);
        if (repacking.replacedWith(selection.gaps())) {
            return true;
        }
        repacking.allowGaps();
        repacking.replacedWith(selection.gaps());
        return false;
    }

    /**
     * Packs a random window again with one more piece of a kind, so that the remaining pieces can fit better. While
     * there are gaps, the kind is a random one of which pieces are left. Otherwise, it is a random kind with fewer
     * pieces than its minimum. If that fails, the window is packed again without this demand, but with the minima of
     * all kinds.
     */
    private void exchangeKinds() {
        selection.clear();
        selection.add(random.nextInt(footprints.region().size()));
        selection.growTo(windowCells());
        repacking.cut();
        repacking.allowGaps();
        int wanted = wantedKind();
        // While there are gaps, the minima are not kept, because one more piece of a kind must replace a piece of
        // another kind. If there is no gap, the minima are kept in half of the steps.
        if (part.gapCount() == 0 && random.nextBoolean()) {
            repacking.keepMinima();
        }
        if (repacking.askForOneMore(wanted) && repacking.replacedWith(selection.gaps())) {
            return;
        }
        repacking.keepMinima();
        repacking.replacedWith(selection.gaps());
    }

    /**
     * Returns a random kind to use more often. While there are gaps, it is a kind of which pieces are left. Otherwise,
     * it is a kind with fewer pieces than its minimum.
     */
    private int wantedKind() {
        int chosen = 0;
        int seen = 0;
        for (int kind = 0; kind < bag.size(); kind++) {
            boolean wanted = part.gapCount() > 0 ? part.left(kind) > 0 : part.surplus(kind) < 0;
            if (wanted && random.nextInt(++seen) == 0) {
                chosen = kind;
            }
        }
        return chosen;
    }

    /** Returns a random size of a window in cells. Sometimes small windows help, and sometimes large windows. */
    private int windowCells() {
        return parameters.windowCells() / 2 + random.nextInt(parameters.windowCells() + 1);
    }

    @Override
    public double cost() {
        return part.cost();
    }

    @Override
    public int covered() {
        return footprints.region().mandatorySize() - part.gapCount();
    }

    @Override
    public Packing part() {
        return part.packing();
    }

    @Override
    public long moves() {
        return repacking.nodes();
    }
}
