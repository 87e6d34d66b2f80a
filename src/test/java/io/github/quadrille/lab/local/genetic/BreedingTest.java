package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.genetic.Breeding.Individual;
import io.github.quadrille.lab.local.genetic.Crossover.Cycle;
import io.github.quadrille.lab.local.genetic.Mutation.Swap;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BreedingTest {
    private static final int COUPLES = 1000;

    private final Puzzle puzzle = PlantedBlocks.puzzle(2, 3, 1);
    private final GenePieces pieces = new GenePieces(puzzle, GeneticRules.Rotations.DIFFERENT);
    private final Fitter fitter = new Fitter(puzzle, pieces, GeneticRules.Pairs.UNORDERED);
    private final Chromosome parent = Chromosome.random(pieces, new SplittableRandom(7));

    @Test
    void without_operators_children_are_their_parents() {
        assertThat(children(breeding(0, 0, 0))).allMatch(child -> child == parent);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 1})
    void a_child_is_exchanged_for_a_random_one_with_the_probability_of_adoption(double adoption) {
        long adopted = children(breeding(0, 0, adoption, GeneticRules.Adopts.CHILD)).stream()
                .filter(child -> child != parent)
                .count();
        assertThat(adopted / (2.0 * COUPLES)).isCloseTo(adoption, within(0.04));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 1})
    void as_published_a_couple_adopts_one_stranger_with_this_probability_and_never_two(double adoption) {
        List<Chromosome> children = children(breeding(0, 0, adoption, GeneticRules.Adopts.ONE));
        long[] strangers = IntStream.range(0, COUPLES)
                .mapToLong(couple -> children.subList(2 * couple, 2 * couple + 2).stream()
                        .filter(child -> child != parent)
                        .count())
                .toArray();
        assertThat(strangers).containsOnly(adoption < 1 ? new long[] {0, 1} : new long[] {1});
        assertThat(LongStream.of(strangers).average().orElseThrow()).isCloseTo(adoption, within(0.05));
    }

    @Test
    void detached_turns_stay_at_the_places_of_one_parent_whichever_pieces_are_there() {
        GeneticRules rules = new GeneticRules(
                GeneticRules.Genesis.RANDOM,
                GeneticRules.Inheritance.DETACHED,
                GeneticRules.Adopts.ONE,
                GeneticRules.Rotations.ALL,
                GeneticRules.Pairs.ORDERED);
        Genetic detached = new Genetic(20, 2, new Tournament(1), new Cycle(), 1, new Swap(), 0, 0, 0, 0, 0, rules);
        GenePieces all = new GenePieces(puzzle, GeneticRules.Rotations.ALL);
        SplittableRandom random = new SplittableRandom(3);
        Chromosome one = Chromosome.random(all, random);
        Chromosome other = Chromosome.random(all, random);
        Fitness fitness = fitter.fitness(parent);
        List<Individual> couple = List.of(new Individual(one, fitness), new Individual(other, fitness));
        Breeding breeding = new Breeding(detached, all, new Fitter(puzzle, all, GeneticRules.Pairs.ORDERED), random);
        List<Integer> turnsOfOne = Sequences.turnsInOrder(one);
        List<Integer> turnsOfOther = Sequences.turnsInOrder(other);
        for (int i = 0; i < 20; i++) {
            assertThat(breeding.children(couple))
                    .allSatisfy(child -> assertThat(Sequences.turnsInOrder(child.chromosome()))
                            .isIn(turnsOfOne, turnsOfOther));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.4, 1})
    void children_mutate_with_the_probability_of_mutation(double rate) {
        long mutated = children(breeding(rate, 0, 0)).stream()
                .filter(child -> !Arrays.equals(child.order(), parent.order()))
                .count();
        assertThat(mutated / (2.0 * COUPLES)).isCloseTo(rate, within(0.04));
    }

    @Test
    void a_mutant_has_each_piece_turned_with_the_rotation_probability() {
        double turned = children(breeding(1, 0.25, 0)).stream()
                .mapToLong(child -> IntStream.range(0, child.length())
                        .filter(piece -> child.turn(piece) != parent.turn(piece))
                        .count())
                .sum();
        long turnable = IntStream.range(0, parent.length())
                .filter(piece -> pieces.turns(piece) > 1)
                .count();
        assertThat(turned / (2.0 * COUPLES * turnable)).isCloseTo(0.25, within(0.02));
    }

    @Test
    void pieces_are_turned_to_orientations_they_have() {
        assertThat(children(breeding(1, 1, 0.5))).allSatisfy(child -> {
            for (int piece = 0; piece < child.length(); piece++) {
                assertThat(child.turn(piece)).isBetween(0, pieces.turns(piece) - 1);
            }
        });
    }

    @Test
    void tries_of_mutations_never_make_worse_and_are_counted() {
        Genetic climbing = new Genetic(
                20, 2, new Tournament(2), new Cycle(), 0, new Swap(), 0, 0, 0, 5, 0, GeneticRules.PUBLISHED);
        Breeding breeding = new Breeding(climbing, pieces, fitter, new SplittableRandom(1));
        Individual start = new Individual(parent, fitter.fitness(parent));
        List<Individual> children = breeding.children(List.of(start));
        assertThat(breeding.evaluated()).isEqualTo(2 * 6);
        assertThat(children)
                .allMatch(child -> !start.fitness().isBetterThan(child.fitness()))
                .anyMatch(child -> child.fitness().isBetterThan(start.fitness()));
    }

    private Breeding breeding(double mutation, double rotation, double adoption) {
        return breeding(mutation, rotation, adoption, GeneticRules.Adopts.ONE);
    }

    private Breeding breeding(double mutation, double rotation, double adoption, GeneticRules.Adopts adopts) {
        GeneticRules rules = new GeneticRules(
                GeneticRules.Genesis.RANDOM,
                GeneticRules.Inheritance.LINKED,
                adopts,
                GeneticRules.Rotations.DIFFERENT,
                GeneticRules.Pairs.UNORDERED);
        Genetic method = new Genetic(
                20, 2, new Tournament(2), new Cycle(), 0, new Swap(), mutation, rotation, adoption, 0, 0, rules);
        return new Breeding(method, pieces, fitter, new SplittableRandom(1));
    }

    private List<Chromosome> children(Breeding breeding) {
        List<Individual> population = List.of(new Individual(parent, fitter.fitness(parent)));
        return IntStream.range(0, COUPLES)
                .boxed()
                .flatMap(couple -> breeding.children(population).stream())
                .map(Individual::chromosome)
                .toList();
    }
}
