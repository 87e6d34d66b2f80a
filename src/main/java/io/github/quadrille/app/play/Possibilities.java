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
 * How many packings of a puzzle lay what where.
 *
 * @param source how that is known
 * @param seen how many packings were looked at
 * @param packings how many there are, where that is known
 * @param uses in how many of those that were looked at each placement is; placements that are in none are left out, and so are
 *     given pieces
 * @param none a short reason why there is no packing, where one was found
 * @param limit why no more is known than what a search finds first, where packings were to be drawn
 */
public record Possibilities(
        Puzzle puzzle,
        Source source,
        BigInteger seen,
        Optional<BigInteger> packings,
        Map<Placement, BigInteger> uses,
        Optional<Evidence> none,
        Optional<String> limit) {
    /** How it is known what packings lay where. */
    public enum Source {
        /** All packings were found. */
        ALL("all packings"),
        /** All packings were counted, along the frontier. */
        COUNT("all packings, counted without finding them"),
        /** Packings were drawn, each with the same chance. */
        SAMPLE("packings drawn at random, each with the same chance"),
        /** There are too many, and they cannot be drawn within the limits: only those that a search finds first. */
        FIRST("the packings that the search finds first, which says nothing about the others");

        private final String words;

        Source(String words) {
            this.words = words;
        }

        /** As in {@code all packings}. */
        public String words() {
            return words;
        }
    }

    /** Keeps the order. */
    public Possibilities {
        uses = Collections.unmodifiableMap(new LinkedHashMap<>(uses));
    }

    /**
     * How much may be spent on an answer.
     *
     * @param most packings that are found one by one
     * @param nodes of the search for them
     * @param numbers of the frontier, by which more are counted
     * @param drawn packings, where that is not enough; none, where drawing would take too long
     */
    public record Effort(int most, long nodes, double numbers, int drawn) {
        /** For a hint, within a second. */
        public static final Effort SHORT = new Effort(1_500, 250_000, 1e6, 0);
        /** For a table. */
        public static final Effort THOROUGH = new Effort(20_000, 5_000_000, 3e7, 1_000);

        /** The same, but so many are drawn. */
        public Effort drawing(int number) {
            return new Effort(most, nodes, numbers, number);
        }
    }

    /**
     * Finds all packings, or draws some of them.
     *
     * @param seed of drawing
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

    /** Which packings were looked at, and how many: {@code all 4,040 packings}. */
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

    /** Why there is no packing; to be asked where that is known. */
    public String reason() {
        return none.map(Evidence::sentence).orElse("the search tried everything, and there is no packing");
    }

    /** Whether these are numbers of all packings. */
    public boolean isExact() {
        return source == Source.ALL || source == Source.COUNT;
    }

    /** The placement that is in most packings; nothing when nothing is left to lay. */
    public Optional<Placement> likeliest() {
        return uses.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    /** By cell number of the board, in how many of the packings that were looked at a piece of a kind covers it. */
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

    /** What share of the packings that were looked at so many are. */
    public double share(BigInteger count) {
        return seen.signum() == 0
                ? 0
                : new BigDecimal(count)
                        .divide(new BigDecimal(seen), MathContext.DECIMAL64)
                        .doubleValue();
    }

    /** The standard error of such a share, where packings were drawn; 0 where it is exact. */
    public double error(BigInteger count) {
        double share = share(count);
        return source == Source.SAMPLE ? Math.sqrt(share * (1 - share) / seen.doubleValue()) : 0;
    }
}
