package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Puzzles with exactly one packing, equal pieces being interchangeable, on connected boards. Random fillings of the
 * rectangle are tried one after the other; where one is not the only packing of its bag, whole pieces are punched out as
 * holes until it is, as {@link HolePunching} does. Where the area of the rectangle does not suit the pieces, single cells
 * of its rim go first. Without holes, free pieces and a symmetric board rarely have a unique packing: its mirror images
 * are packings, too.
 *
 * @param mostHoles how many cells may be punched out
 * @param scout makes attempts ahead
 */
public record UniquePuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles, AttemptFilter scout)
        implements PuzzleSource {
    /** All attempts are made here. */
    public UniquePuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces, int mostHoles) {
        this(rows, columns, wrap, pieces, mostHoles, AttemptFilter.NONE);
    }

    /** Empty also before patience ends, on boards with so few fillings that a long row of tries brings no new one. */
    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        return several(1, name, random, generationClock).stream().findFirst();
    }

    @Override
    public List<GeneratedPuzzle> several(int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
        int spare = spareCells();
        Region rectangle = new Region(Region.rectangle(rows, columns).picture(), wrap);
        PunchingDraws draws = new PunchingDraws(rectangle, pieces, spare, mostHoles - spare, random, generationClock);
        List<GeneratedPuzzle> made = new ArrayList<>();
        try (FilteredAttempts<Punching> attempts = new FilteredAttempts<>(draws, scout, generationClock)) {
            Optional<Punching> next = attempts.next();
            while (next.isPresent()) {
                next.get()
                        .make(name, generationClock)
                        .filter(puzzle -> made.stream().noneMatch(puzzle::isSamePuzzle))
                        .ifPresent(made::add);
                next = made.size() < wanted ? attempts.next() : Optional.empty();
            }
        }
        return made;
    }

    /** How many cells no number of pieces can cover. */
    private int spareCells() {
        long cells = (long) rows * columns;
        int spare = (int) (cells % pieces.commonDivisor());
        if (spare > mostHoles || spare == cells) {
            String sentence = RandomFilling.misfit(Region.rectangle(rows, columns), pieces)
                    .orElseThrow();
            boolean holesHelp = spare < cells;
            throw new ImpossibleRequest(sentence
                    + (holesHelp
                            ? " Maybe --holes %d or more.".formatted(spare)
                            : " Maybe another size or other kinds."));
        }
        return spare;
    }
}
