package io.github.quadrille.app.generate;

import io.github.quadrille.app.play.Inference;
import io.github.quadrille.app.play.Reasoner;
import io.github.quadrille.app.play.RobotPlayer;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Measures how hard a puzzle is, as far as that is possible without asking people. The first measure is how often a
 * robot that plays as people do takes a piece back, see {@link RobotPlayer}. The second is the work of a person who
 * follows rules, see {@link Reasoner}. The third is how much a search without any rules has to try.
 *
 * @param level the level of the median game, from 1 to {@value #HARDEST}. Level 1 means that no piece is taken back,
 *     level 2 one or two pieces, level 3 three to six pieces, and so on. Each level below the highest has twice as many
 *     numbers as the level before.
 * @param levelLow the level of the game at the first quartile
 * @param levelHigh the level of the game at the third quartile
 * @param takenBack the number of pieces taken back in the median game
 * @param trapped the number of games in which a wrong piece looked good for a long time
 * @param forced the number of pieces that need no thought, since nothing else fits
 * @param guesses the number of times that no rule leads to a step. If the puzzle has symmetries, the first guess does
 *     not count, since its images are as good.
 * @param lookAhead the largest number of pieces that have to be imagined at once for a step by the rules
 * @param nodes the number of placements that a plain search tries until it has tried all, see {@link SimpleSearch}
 * @param nearSolutions the number of dead ends of the plain search at which at most two pieces were left
 * @param isComplete whether the plain search ended before its limit of nodes; otherwise a longer search can find more
 *     nodes and near solutions
 */
public record Difficulty(
        int level,
        int levelLow,
        int levelHigh,
        int takenBack,
        int trapped,
        int forced,
        int guesses,
        int lookAhead,
        long nodes,
        long nearSolutions,
        boolean isComplete)
        implements Comparable<Difficulty> {
    /** This is the difficulty of a puzzle that needs no thought. */
    public static final Difficulty NONE = new Difficulty(1, 1, 1, 0, 0, 0, 0, 0, 0, 0, true);

    /** No level is higher than this. */
    public static final int HARDEST = 10;

    /** The plain search stops after this many nodes, which take a second or two. */
    private static final long MOST_NODES = 200_000;

    private static final Comparator<Difficulty> EASIEST_FIRST = Comparator.comparingInt(Difficulty::level)
            .thenComparingInt(Difficulty::guesses)
            .thenComparingInt(Difficulty::lookAhead)
            .thenComparingLong(Difficulty::nodes)
            .thenComparingLong(Difficulty::nearSolutions);

    /** Names ranges of levels by a word, as published series do; see the page about difficulty. */
    public enum Word {
        EASY(1, 3),
        MEDIUM(4, 6),
        HARD(7, HARDEST);

        private final int least;
        private final int most;

        Word(int least, int most) {
            this.least = least;
            this.most = most;
        }

        /** Returns the word for a level. */
        public static Word of(int level) {
            return Stream.of(values())
                    .filter(word -> level <= word.most)
                    .findFirst()
                    .orElseThrow();
        }

        /** Returns the lowest level that this word names. */
        public int least() {
            return least;
        }

        /** Returns the highest level that this word names. */
        public int most() {
            return most;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Returns the word for the level of this difficulty. */
    public Word word() {
        return Word.of(level);
    }

    /**
     * Measures the difficulty of a puzzle. The result for a puzzle is the same on every machine.
     *
     * @param answer a packing of the puzzle, its given pieces included
     */
    public static Difficulty of(Puzzle puzzle, Packing answer) {
        Puzzle rest = puzzle.rest();
        SimpleSearch search = SimpleSearch.of(rest, MOST_NODES);
        Reasoner.Way way = new Reasoner(puzzle).through(answer);
        boolean isFree = way.guesses() > 0 && PuzzleSymmetries.of(rest).order() > 1;
        RobotPlayer.Games games = RobotPlayer.play(puzzle);
        int middle = RobotPlayer.GAMES / 2;
        return new Difficulty(
                levelOf(games, middle),
                levelOf(games, middle / 2),
                levelOf(games, RobotPlayer.GAMES - 1 - middle / 2),
                games.takenBack().get(middle),
                games.trapped(),
                (int) way.steps().stream().filter(step -> step.depth() == 0).count(),
                way.guesses() - (isFree ? 1 : 0),
                way.steps().stream().mapToInt(Inference::depth).max().orElse(0),
                search.nodes(),
                search.nearSolutions(),
                search.isComplete());
    }

    private static int levelOf(RobotPlayer.Games games, int game) {
        int doublings = Integer.SIZE
                - 1
                - Integer.numberOfLeadingZeros(games.takenBack().get(game) + 1);
        return Math.min(HARDEST, doublings + 1);
    }

    @Override
    public int compareTo(Difficulty other) {
        return EASIEST_FIRST.compare(this, other);
    }

    @Override
    public String toString() {
        return "%s, level %d of %d (%d to %d), guesses %d, look-ahead %d, nodes %s%,d, near solutions %,d"
                .formatted(
                        word(),
                        level,
                        HARDEST,
                        levelLow,
                        levelHigh,
                        guesses,
                        lookAhead,
                        isComplete ? "" : "over ",
                        nodes,
                        nearSolutions);
    }
}
