package io.github.quadrille.app.play;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * A robot that plays as a person does who looks at the board and plans nothing. It sees at a glance what a {@link Contradiction}
 * is. It lays what is forced, and otherwise one of the pieces, drawn, that can lie on the cell, or be of the kind, with the fewest
 * ways left; where there is no way on, it takes the last piece back. What is drawn differs from game to game, and the games are the
 * same for the same puzzle everywhere.
 */
public final class RobotPlayer {
    /** The robot remembers about this many bytes at most. */
    private static final long MOST_REMEMBERED = 2_000_000;

    /** An odd number, so that one of them is in the middle. */
    public static final int GAMES = 21;
    /** After so many pieces taken back it gives up. */
    public static final int MOST_TAKEN_BACK = 1_000;
    /** A wrong piece that looks good for so many more is a trap. */
    public static final int TRAP = 8;

    private final RandomGenerator random;
    private int laid;
    private int takenBack;
    private boolean isTrapped;

    private RobotPlayer(RandomGenerator random) {
        this.random = random;
    }

    /**
     * What came of the games.
     *
     * @param takenBack how many pieces were taken back in each, ascending
     * @param trapped in how many of them a wrong piece looked good for {@value #TRAP} more
     */
    public record Games(List<Integer> takenBack, int trapped) {}

    /**
     * Says whether a puzzle is small enough for the robot.
     *
     * @param pieces how many it would lay
     */
    public static boolean canPlay(Puzzle puzzle, int pieces) {
        return (long) pieces * PlacementTable.bound(puzzle.rest()) <= MOST_REMEMBERED;
    }

    /** Plays a puzzle that has a packing, beginning with the given pieces. */
    public static Games play(Puzzle puzzle) {
        Candidates start = new Candidates(new PlacementTable(puzzle.rest()));
        List<Integer> takenBack = new ArrayList<>();
        int trapped = 0;
        for (int game = 0; game < GAMES; game++) {
            RobotPlayer player = new RobotPlayer(new SplittableRandom(game));
            player.finishes(start);
            takenBack.add(player.takenBack);
            trapped += player.isTrapped ? 1 : 0;
        }
        return new Games(takenBack.stream().sorted().toList(), trapped);
    }

    private boolean finishes(Candidates position) {
        if (position.contradiction().isPresent()) {
            return false;
        }
        if (position.isFinished()) {
            return true;
        }
        List<Integer> ways =
                new ArrayList<>(position.on(position.tightest().findFirst().orElseThrow()));
        while (!ways.isEmpty() && takenBack < MOST_TAKEN_BACK) {
            int before = laid++;
            int placement = ways.remove(random.nextInt(ways.size()));
            int mark = position.lay(placement);
            boolean isPacked = finishes(position);
            position.takeBack(placement, mark);
            if (isPacked) {
                return true;
            }
            takenBack++;
            isTrapped |= laid - before > TRAP;
        }
        return false;
    }
}
