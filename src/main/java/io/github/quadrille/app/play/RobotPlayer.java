package io.github.quadrille.app.play;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Plays like a person who looks at the board and plans nothing. The robot sees a {@link Contradiction} at a glance. It
 * takes the cell or kind with the fewest ways left, and lays a piece in one of these ways at random. If it sees a
 * contradiction or no way is left, it takes back the last piece. The random choices differ from game to game, but the
 * games of a puzzle are the same on every machine.
 */
public final class RobotPlayer {
    /**
     * The robot plays no puzzle in which the number of pieces times the number of placements is larger than this. For
     * each piece that it has laid, the robot remembers the placements that it has not yet tried.
     */
    private static final long MOST_REMEMBERED = 2_000_000;

    /** The robot plays this many games. The number is odd, so that one of the sorted results is in the middle. */
    public static final int GAMES = 21;
    /** The robot gives up a game after it has taken back this many pieces. */
    public static final int MOST_TAKEN_BACK = 1_000;
    /**
     * A wrong piece is a trap when more than this many pieces are laid before it is taken back, the wrong piece
     * included.
     */
    public static final int TRAP = 8;

    private final RandomGenerator random;
    private int laid;
    private int takenBack;
    private boolean isTrapped;

    private RobotPlayer(RandomGenerator random) {
        this.random = random;
    }

    /**
     * Holds the results of the games.
     *
     * @param takenBack the number of pieces that were taken back in each game, in ascending order
     * @param trapped the number of games in which a wrong piece was a trap: at least {@value #TRAP} more pieces were
     *     laid before it was taken back
     */
    public record Games(List<Integer> takenBack, int trapped) {}

    /**
     * Tells whether a puzzle is small enough for the robot.
     *
     * @param pieces the number of pieces that the robot would lay
     */
    public static boolean canPlay(Puzzle puzzle, int pieces) {
        return (long) pieces * PlacementTable.bound(puzzle.rest()) <= MOST_REMEMBERED;
    }

    /** Plays a puzzle that has a packing, beginning with its given pieces. */
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
