package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.genetic.Breeding.Individual;
import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Crossover.PartiallyMatched;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class GeneticSearchTest {
    private static final Genetic PUBLISHED = Genetic.PUBLISHED;
    private static final Genetic DISTINCT = new Genetic(
            20,
            2,
            new Tournament(2),
            new PartiallyMatched(),
            0.75,
            new Swap(),
            0.4,
            0.25,
            0.1,
            0,
            0,
            new GeneticRules(
                    GeneticRules.Genesis.RANDOM,
                    GeneticRules.Inheritance.LINKED,
                    GeneticRules.Adopts.CHILD,
                    GeneticRules.Rotations.DIFFERENT,
                    GeneticRules.Pairs.UNORDERED));

    @Test
    void one_step_is_one_generation_and_lays_all_children() {
        GeneticSearch search = started(PUBLISHED);
        assertThat(search.moves()).isEqualTo(20);
        assertThat(search.step()).isTrue();
        assertThat(search.moves()).isEqualTo(38);
        assertThat(search.population()).hasSize(20);
    }

    @Test
    void the_population_is_sorted_and_its_first_is_the_answer() {
        GeneticSearch search = started(PUBLISHED);
        for (int i = 0; i < 20; i++) {
            search.step();
            assertThat(search.population())
                    .isSortedAccordingTo((a, b) ->
                            Long.compare(b.fitness().value(), a.fitness().value()));
            Individual best = search.population().get(0);
            assertThat(search.cost()).isEqualTo(9600.0 - (double) best.fitness().value());
            assertThat(search.covered()).isEqualTo(search.part().coveredCells());
        }
    }

    @ParameterizedTest
    @EnumSource(value = GeneticRules.Genesis.class, names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
    void in_genesis_a_step_is_one_climb_until_no_exchange_and_no_turn_of_the_first_generation_is_fitter(
            GeneticRules.Genesis genesis) {
        Puzzle puzzle = PlantedBlocks.puzzle(1, 2, 3);
        GeneticSearch search = new GeneticSearch(climbing(genesis), puzzle, new SplittableRandom(1));
        search.restart();
        assertThat(search.moves()).isEqualTo(6);
        for (int i = 0; i < 6; i++) {
            assertThat(search.step()).isTrue();
        }
        assertThat(search.population()).hasSize(6).allMatch(individual -> isLocalOptimum(individual, puzzle));
        search.step();
        assertThat(search.population()).hasSize(6).allMatch(individual -> isLocalOptimum(individual, puzzle));
    }

    /**
     * Returns a method in which random individuals replace both children of every couple. These individuals have
     * climbed to a local optimum, so the whole next generation consists of local optima.
     */
    private static Genetic climbing(GeneticRules.Genesis genesis) {
        GeneticRules rules = new GeneticRules(
                genesis,
                GeneticRules.Inheritance.LINKED,
                GeneticRules.Adopts.CHILD,
                GeneticRules.Rotations.ALL,
                GeneticRules.Pairs.ORDERED);
        return new Genetic(6, 0, new Tournament(2), new Cycle(), 1, new Swap(), 1, 0.25, 1, 0, 0, rules);
    }

    private static boolean isLocalOptimum(Individual individual, Puzzle puzzle) {
        GenePieces pieces = new GenePieces(puzzle, GeneticRules.Rotations.ALL);
        Fitter fitter = new Fitter(puzzle, pieces, GeneticRules.Pairs.ORDERED);
        Chromosome sequence = individual.chromosome();
        List<Chromosome> neighbours = new ArrayList<>();
        for (int one = 0; one < pieces.size(); one++) {
            for (int other = 0; other < pieces.size(); other++) {
                int[] order = sequence.order();
                order[one] = sequence.piece(other);
                order[other] = sequence.piece(one);
                neighbours.add(new Chromosome(order, sequence.turns()));
            }
            for (int turn = 0; turn < 4; turn++) {
                int[] turns = sequence.turns();
                turns[one] = turn;
                neighbours.add(new Chromosome(sequence.order(), turns));
            }
        }
        return neighbours.stream()
                .noneMatch(neighbour -> fitter.fitness(neighbour).isBetterThan(individual.fitness()));
    }

    @Test
    void elitism_keeps_the_best() {
        GeneticSearch search = started(PUBLISHED);
        for (int i = 0; i < 100; i++) {
            List<Individual> elite = List.copyOf(search.population().subList(0, 2));
            search.step();
            assertThat(search.population()).containsAll(elite);
        }
    }

    @Test
    void without_an_elite_the_best_gets_lost_some_time() {
        GeneticSearch search = started(new Genetic(
                20, 0, new Tournament(2), new Cycle(), 1, new Swap(), 1, 0.25, 0, 0, 0, GeneticRules.PUBLISHED));
        boolean lost = false;
        for (int i = 0; i < 100; i++) {
            double before = search.cost();
            search.step();
            lost |= search.cost() > before;
        }
        assertThat(lost).isTrue();
    }

    @Test
    void an_odd_number_of_children_is_possible() {
        GeneticSearch search = started(new Genetic(
                6, 1, new Tournament(2), new Cycle(), 1, new Swap(), 1, 0.25, 0, 0, 0, GeneticRules.PUBLISHED));
        search.step();
        assertThat(search.population()).hasSize(6);
    }

    @Test
    void as_published_it_never_asks_for_a_restart() {
        GeneticSearch search = started(PUBLISHED);
        for (int i = 0; i < 500; i++) {
            assertThat(search.step()).isTrue();
        }
    }

    @Test
    void after_its_patience_it_asks_for_a_restart() {
        Genetic copying =
                new Genetic(5, 2, new Tournament(2), new Cycle(), 0, new Swap(), 0, 0, 0, 0, 3, GeneticRules.PUBLISHED);
        GeneticSearch search = started(copying);
        for (int i = 0; i < 3; i++) {
            assertThat(search.step()).isTrue();
        }
        assertThat(search.step()).isFalse();
        search.restart();
        assertThat(search.step()).isTrue();
    }

    @Test
    void the_loop_restarts_it_then() {
        Genetic impatient = new Genetic(
                20, 2, new Tournament(2), new Cycle(), 0.75, new Swap(), 0.4, 0.25, 0.1, 0, 20, GeneticRules.PUBLISHED);
        LocalRun run = run(PlantedBlocks.puzzle(2, 3, 1), impatient, 1, 500);
        assertThat(run.restarts()).isPositive();
    }

    @Test
    void the_same_seed_gives_the_same_run() {
        Puzzle puzzle = PlantedBlocks.puzzle(2, 3, 5);
        LocalRun one = run(puzzle, PUBLISHED, 9, 60);
        LocalRun other = run(puzzle, PUBLISHED, 9, 60);
        assertThat(part(one)).isEqualTo(part(other));
        assertThat(one.end().cost()).isEqualTo(other.end().cost());
        assertThat(run(puzzle, PUBLISHED, 10, 60).end().cost())
                .isNotEqualTo(one.end().cost());
    }

    @Test
    void boards_with_holes_and_edges_that_meet_are_packed() {
        Region tube = new Region(List.of("..##..", "......", ".#..#.", "......"), Wrap.HORIZONTAL);
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("I2").orElseThrow(), CountRange.ANY),
                new Supply(BuiltInKinds.find("V3").orElseThrow(), new CountRange(2, 6))));
        LocalRun run = run(new Puzzle("tube", tube, PieceSymmetry.FREE, bag), PUBLISHED, 1, 2000);
        assertThat(run.isPacked()).isTrue();
    }

    @Test
    void a_covering_with_too_few_pieces_does_not_hide_a_packing() {
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("I2").orElseThrow(), new CountRange(0, 8)),
                new Supply(BuiltInKinds.find("I4").orElseThrow(), new CountRange(2, 2))));
        Puzzle puzzle = new Puzzle("minima", Region.rectangle(2, 8), PieceSymmetry.FREE, bag);
        for (int seed = 1; seed <= 20; seed++) {
            assertThat(run(puzzle, PUBLISHED, seed, 500).isPacked()).isTrue();
        }
    }

    @Test
    void seven_pieces_around_a_hole_are_nearly_always_packed() {
        Region ring = new Region(List.of("........", "...##...", "...##...", "........"), Wrap.NONE);
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("I").orElseThrow(), CountRange.exactly(2)),
                new Supply(BuiltInKinds.find("J").orElseThrow(), CountRange.exactly(2)),
                new Supply(BuiltInKinds.find("L").orElseThrow(), CountRange.exactly(1)),
                new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.exactly(2))));
        Puzzle puzzle = new Puzzle("ring", ring, PieceSymmetry.ONE_SIDED, bag);
        int packed = 0;
        for (int seed = 1; seed <= 20; seed++) {
            packed += run(puzzle, DISTINCT, seed, 300).isPacked() ? 1 : 0;
        }
        assertThat(packed).isGreaterThanOrEqualTo(17);
    }

    @Test
    void without_pieces_there_is_nothing_to_do() {
        LocalRun run = run(Puzzle.standard(2, 3), PUBLISHED, 1, 100);
        assertThat(run.verdict())
                .isInstanceOfSatisfying(
                        Verdict.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.RESTARTS));
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void parts_are_legal_and_costs_right_on_random_puzzles(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 25; i++) {
            Puzzle puzzle = puzzles.next();
            GeneticSearch search = new GeneticSearch(PUBLISHED, puzzle, new SplittableRandom(seed));
            search.restart();
            for (int step = 0; step < 5 && search.step(); step++) {
                assertThat(new PackingChecker(puzzle).faultsOfPart(search.part()))
                        .isEmpty();
                assertThat(search.cost()).isNotNegative();
                assertThat(search.cost() == 0)
                        .isEqualTo(search.covered() == puzzle.region().mandatorySize());
            }
        }
    }

    private static GeneticSearch started(Genetic method) {
        GeneticSearch search = new GeneticSearch(method, PlantedBlocks.puzzle(2, 3, 1), new SplittableRandom(1));
        search.restart();
        return search;
    }

    private static LocalRun run(Puzzle puzzle, Genetic method, long seed, long generations) {
        LocalLimits limits = LocalLimits.NONE.withSeed(seed).withMaxIterations(generations);
        return LocalLoop.run(puzzle, method, limits, LocalListener.SILENT);
    }

    private static Packing part(LocalRun run) {
        return run.verdict() instanceof Verdict.Undecided undecided
                ? undecided.best()
                : ((Verdict.Packed) run.verdict()).first();
    }
}
