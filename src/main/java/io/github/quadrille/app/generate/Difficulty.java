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
 * How hard a puzzle is, as far as that can be measured without asking people. First comes how often a robot takes a
 * piece back that plays as people do, see {@link RobotPlayer}, then what a person must do who goes by rules, see {@link Reasoner}, and
 * then how much a search has to try that knows none.
 *
 * @param level from 1 to {@value #HARDEST}, of the game in the middle: 1 when no piece is taken back, and one more each time that
 *     number doubles
 * @param levelLow of the game at the first quarter
 * @param levelHigh of the game at the third quarter
 * @param takenBack how many pieces in the game in the middle
 * @param trapped in how many games a wrong piece looked good for long
 * @param forced how many pieces need no thought, since nothing else fits
 * @param guesses how often no rule says anything; the first is free where the board has symmetries, since the images of what
 *     is guessed are as good
 * @param lookAhead how many pieces have to be imagined at once at most, for a step that rules allow
 * @param nodes how many placements a plain search tries until it has tried all, see {@link SimpleSearch}
 * @param nearSolutions how many of its dead ends come when all pieces lie but one or two
 * @param isComplete whether it came to its end; otherwise there are more nodes and near solutions
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
    /** Of what needs no thought. */
    public static final Difficulty NONE = new Difficulty(1, 1, 1, 0, 0, 0, 0, 0, 0, 0, true);

    /** The highest level. */
    public static final int HARDEST = 10;

    /** A second or two. */
    private static final long MOST_NODES = 200_000;

    private static final Comparator<Difficulty> EASIEST_FIRST = Comparator.comparingInt(Difficulty::level)
            .thenComparingInt(Difficulty::guesses)
            .thenComparingInt(Difficulty::lookAhead)
            .thenComparingLong(Difficulty::nodes)
            .thenComparingLong(Difficulty::nearSolutions);

    /** Levels in a word, as published series have them, see the page about difficulty. */
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

        /** The word for a level. */
        public static Word of(int level) {
            return Stream.of(values())
                    .filter(word -> level <= word.most)
                    .findFirst()
                    .orElseThrow();
        }

        /** Its levels, from this one. */
        public int least() {
            return least;
        }

        /** Its levels, to this one. */
        public int most() {
            return most;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Of its level. */
    public Word word() {
        return Word.of(level);
    }

    /**
     * Measures it; the same for the same puzzle everywhere.
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
