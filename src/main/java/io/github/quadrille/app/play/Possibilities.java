package io.github.quadrille.app.play;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.UseCount;
import io.github.quadrille.engine.solve.Solver;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Holds, for each placement of a puzzle, how many packings have it.
 *
 * @param source how the numbers were found
 * @param seen the number of packings that were looked at
 * @param packings the number of all packings; empty if it is not known
 * @param uses for each placement, how many of the packings looked at have it. The map leaves out given pieces, and
 *     placements that are in no packing.
 * @param none a short reason why there is no packing; empty if no such reason is known
 * @param limit the reason why no packings could be drawn at random; empty if drawing was not tried, or succeeded
 */
public record Possibilities(
        Puzzle puzzle,
        Source source,
        BigInteger seen,
        Optional<BigInteger> packings,
        Map<Placement, BigInteger> uses,
        Optional<Evidence> none,
        Optional<String> limit) {
    /** Says how the numbers of packings were found. */
    public enum Source {
        /** All packings were found. */
        ALL("all packings"),
        /** All packings were counted along the frontier, without finding each of them. */
        COUNT("all packings, counted without finding them"),
        /** Packings were drawn, each with the same chance. */
        SAMPLE("packings drawn at random, each with the same chance"),
        /**
         * There are too many packings to find, and packings cannot be drawn at random within the limits. Only the
         * packings that a search finds first are known.
         */
        FIRST("the packings that the search finds first, which say nothing about the others");

        private final String words;

        Source(String words) {
            this.words = words;
        }

        /** Returns the source in words, for example {@code all packings}. */
        public String words() {
            return words;
        }
    }

    /** Keeps a copy of the map, in the same order. */
    public Possibilities {
        uses = Collections.unmodifiableMap(new LinkedHashMap<>(uses));
    }

    /**
     * Says how much work an answer may take.
     *
     * @param most the largest number of packings that are found one by one
     * @param nodes the largest number of nodes of the search for these packings
     * @param numbers the largest count of numbers that a sweep along the frontier may compute. The sweep counts the
     *     packings if the search does not find all of them within {@code most} and {@code nodes}.
     * @param drawn the number of packings to draw at random if counting is not possible either; 0 if drawing would take
     *     too long
     */
    public record Effort(int most, long nodes, double numbers, int drawn) {
        /** This effort is for a hint, and usually takes less than a second. */
        public static final Effort SHORT = new Effort(1_500, 250_000, 1e6, 0);
        /** This effort is for a table of all kinds and cells. */
        public static final Effort THOROUGH = new Effort(20_000, 5_000_000, 3e7, 1_000);

        /** Returns this effort with another number of packings to draw. */
        public Effort drawing(int number) {
            return new Effort(most, nodes, numbers, number);
        }
    }

    /**
     * Finds all packings, or counts them, or draws some of them. If none of this is possible, only the packings that
     * the search found first are known.
     *
     * @param seed the seed of the search and of drawing
     */
    public static Possibilities of(Puzzle puzzle, Effort effort, Limits limits, long seed, SolveListener listener) {
        SearchOptions options = SearchOptions.FIND_ONE.within(limits).withSeed(seed);
        Solver search = Solver.of(puzzle)
                .with(options.withNodeLimit(effort.nodes()).withPackings(effort.most() + 1L))
                .listening(listener);
        List<Packing> found = new ArrayList<>();
        boolean all = true;
        try (Stream<Packing> packings = search.packings()) {
            packings.forEach(found::add);
        } catch (Stopped stopped) {
            all = false;
        }
        if (all && found.size() <= effort.most()) {
            Optional<Evidence> none = found.isEmpty() ? search.briefly().explain() : Optional.empty();
            return found(
                    puzzle, Source.ALL, found, Optional.of(BigInteger.valueOf(found.size())), none, Optional.empty());
        }
        Solver solver = Solver.of(puzzle).with(options).listening(listener);
        Optional<UseCount> counted = solver.uses(effort.numbers());
        if (counted.isPresent()) {
            BigInteger packings = counted.get().packings();
            return new Possibilities(
                    puzzle,
                    Source.COUNT,
                    packings,
                    Optional.of(packings),
                    counted.get().uses(),
                    packings.signum() == 0 ? solver.briefly().explain() : Optional.empty(),
                    Optional.empty());
        }
        Optional<String> limit = Optional.empty();
        if (effort.drawn() > 0) {
            PackingSample sample = solver.sample(effort.drawn());
            if (!sample.packings().isEmpty()) {
                Optional<BigInteger> packings = Optional.of(sample.population().total());
                return found(puzzle, Source.SAMPLE, sample.packings(), packings, Optional.empty(), Optional.empty());
            }
            limit = Optional.of(sample.population().why());
        }
        return found(puzzle, Source.FIRST, found, Optional.empty(), Optional.empty(), limit);
    }

    private static Possibilities found(
            Puzzle puzzle,
            Source source,
            List<Packing> found,
            Optional<BigInteger> packings,
            Optional<Evidence> none,
            Optional<String> limit) {
        Set<Placement> given = new HashSet<>(puzzle.given());
        Map<Placement, BigInteger> uses = new LinkedHashMap<>();
        found.forEach(packing -> packing.pieces().stream()
                .filter(piece -> !given.contains(piece))
                .forEach(piece -> uses.merge(piece, BigInteger.ONE, BigInteger::add)));
        return new Possibilities(puzzle, source, BigInteger.valueOf(found.size()), packings, uses, none, limit);
    }

    /** Says which packings were looked at, and how many, for example {@code all 4,040 packings}. */
    public String which() {
        if (seen.signum() == 0) {
            return "no packing";
        }
        String number = "%,d %s".formatted(seen, seen.equals(BigInteger.ONE) ? "packing" : "packings");
        return switch (source) {
            case ALL -> seen.equals(BigInteger.ONE) ? "the only packing" : "all " + number;
            case COUNT -> "all %s, counted without finding them".formatted(number);
            case SAMPLE -> number + " drawn at random, each with the same chance";
            case FIRST -> "the first %s of a search, which say nothing about the others".formatted(number);
        };
    }

    /** Returns the reason why there is no packing. Callers use it only where no packing exists. */
    public String reason() {
        return none.map(Evidence::sentence).orElse("the search tried all possibilities, and there is no packing");
    }

    /** Tells whether the numbers are about all packings. */
    public boolean isExact() {
        return source == Source.ALL || source == Source.COUNT;
    }

    /**
     * Returns the placement that is in most of the packings looked at; empty when nothing is left to lay, or no packing
     * was found.
     */
    public Optional<Placement> likeliest() {
        return uses.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    /**
     * Returns a number for each cell of the board, in the order of the cells: how many of the packings looked at cover
     * the cell with a piece of this kind.
     */
    public List<BigInteger> onCells(int kind) {
        BigInteger[] counts = new BigInteger[puzzle.region().size()];
        Arrays.fill(counts, BigInteger.ZERO);
        String name = puzzle.bag().kind(kind).name();
        uses.forEach((piece, count) -> {
            if (piece.kind().equals(name)) {
                piece.cells().forEach(at -> {
                    int cell = puzzle.region().cellAt(at);
                    counts[cell] = counts[cell].add(count);
                });
            }
        });
        return List.of(counts);
    }

    /** Returns this number of packings as a share of all packings that were looked at. */
    public double share(BigInteger count) {
        return seen.signum() == 0
                ? 0
                : new BigDecimal(count)
                        .divide(new BigDecimal(seen), MathContext.DECIMAL64)
                        .doubleValue();
    }

    /** Returns the standard error of {@link #share} where packings were drawn at random; 0 where they were not. */
    public double error(BigInteger count) {
        double share = share(count);
        return source == Source.SAMPLE ? Math.sqrt(share * (1 - share) / seen.doubleValue()) : 0;
    }
}
