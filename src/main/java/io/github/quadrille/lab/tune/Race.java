package io.github.quadrille.lab.tune;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.RunSeed;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.tune.RunPool.PlannedRun;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Races settings by iterated successive halving. A setting is a choice of values for the parameters of a method. In
 * each of several rounds, new settings race against the best settings of the round before. All settings are measured on
 * the same puzzles and seeds. The worse half is dropped and the better half is measured further, until three settings
 * remain (Jamieson and Talwalkar, 2016). The new settings of the first round are random. In later rounds, each new
 * setting is a survivor with random changes, which become smaller (as in López-Ibáñez and others, 2016). Two fifths of
 * the budget are for the last survivors and the default setting, which always takes part.
 *
 * <p>With {@link Tuning.By#GENETIC}, settings are bred with the same budget. Each setting is measured once, and all on
 * the same seeds. The best of the parents and children survive, as in {@code generate genetic}. Here, too, the last two
 * fifths of the budget are for the best three settings and the default setting, which are measured again and again.
 */
final class Race {
    private static final int ROUNDS = 3;
    /** A round has at most this many new settings. A budget that allows more new settings gives more rounds. */
    private static final int MOST_NEWCOMERS = 32;
    /** This share of the budget is for the decision between the last few settings. */
    private static final double FINAL = 0.4;

    private static final int SURVIVORS = 3;
    private static final int ATTEMPTS = 100;
    private static final double FIRST_SPREAD = 0.3;
    /** When settings are bred, a population has this many settings. */
    private static final int POPULATION = 10;

    private static final double CROSSOVER_RATE = 0.75;
    private static final double MUTATION_RATE = 0.4;

    /** Among settings with the same loss, a setting that changes fewer parameters comes first. */
    private static final Comparator<Candidate> FEWEST_CHANGES =
            Comparator.comparingInt(candidate -> candidate.setting().changed().size());

    private final Tuning asked;
    private final RunPool pool;
    private final Clock clock;
    private final RandomGenerator random;
    private final Set<Setting> seen = new HashSet<>();
    private final Candidate usual;
    private Candidate leader;
    private int done;
    private int settings;

    /**
     * Prepares a race, in which the default setting takes part.
     *
     * @param clock the clock that says when to stop
     */
    Race(Tuning asked, RunPool pool, Clock clock) {
        this.asked = asked;
        this.pool = pool;
        this.clock = clock;
        this.random = new SplittableRandom(asked.limits().seed());
        this.usual = candidate(Setting.USUAL).orElseThrow();
        this.leader = usual;
    }

    /** Runs the race, and returns the best setting that it has found within the budget. */
    Setting winner() {
        int budget = (int) (asked.evaluations() * (1 - FINAL));
        decide(asked.by() == Tuning.By.GENETIC ? bred(budget) : raced(budget));
        return leader.setting();
    }

    private List<Candidate> raced(int budget) {
        int newcomers = Math.min(MOST_NEWCOMERS, Math.max(2, budget / ROUNDS / 2));
        List<Candidate> survivors = List.of(usual);
        boolean going = true;
        for (int round = 0; going && done < budget && !clock.isPast(1 - FINAL); round++) {
            List<Candidate> field = new ArrayList<>(survivors);
            List<Candidate> parents = survivors;
            int now = round;
            field.addAll(fresh(newcomers, () -> stranger(parents, now)));
            boolean fresh = field.size() > survivors.size();
            going = race(field, budget) && fresh;
            survivors = List.copyOf(field);
        }
        return survivors;
    }

    private List<Candidate> bred(int budget) {
        List<Candidate> population = new ArrayList<>(List.of(usual));
        population.addAll(fresh(POPULATION - 1, () -> asked.method().draw(random)));
        boolean going = measure(population, asked.runs(), budget);
        while (going && done < budget) {
            keepBest(population, POPULATION);
            List<Candidate> children = fresh(POPULATION, () -> child(population));
            going = !children.isEmpty() && measure(children, asked.runs(), budget);
            population.addAll(children);
        }
        keepBest(population, SURVIVORS);
        leader = population.stream().findFirst().orElse(usual);
        return population;
    }

    /**
     * Returns a child of one or two parents. Each parent is the better of two members drawn at random. The population
     * must be sorted, the best member first.
     */
    private Setting child(List<Candidate> population) {
        Setting mother = winner(population);
        Setting child = random.nextDouble() < CROSSOVER_RATE
                ? asked.method().crossed(mother, winner(population), random)
                : mother;
        return random.nextDouble() < MUTATION_RATE ? asked.method().near(child, FIRST_SPREAD / 2, random) : child;
    }

    private Setting winner(List<Candidate> population) {
        return population
                .get(Math.min(random.nextInt(population.size()), random.nextInt(population.size())))
                .setting();
    }

    /** Returns the number of measurements so far. */
    int done() {
        return done;
    }

    /** Returns the number of settings that have been measured so far. */
    int settings() {
        return settings;
    }

    private Setting stranger(List<Candidate> parents, int round) {
        Setting parent = parents.get(random.nextInt(parents.size())).setting();
        return round == 0
                ? asked.method().draw(random)
                : asked.method().near(parent, FIRST_SPREAD / Math.min(round, ROUNDS), random);
    }

    /** Returns at most {@code number} new candidates. */
    private List<Candidate> fresh(int number, Supplier<Setting> settings) {
        List<Candidate> fresh = new ArrayList<>();
        for (int attempt = 0; fresh.size() < number && attempt < ATTEMPTS * number; attempt++) {
            candidate(settings.get()).ifPresent(fresh::add);
        }
        return fresh;
    }

    /**
     * Returns the candidate of a setting. The result is empty when the setting already has a candidate, when its values
     * do not fit together, or when the method refuses a puzzle.
     */
    private Optional<Candidate> candidate(Setting setting) {
        return seen.contains(setting)
                ? Optional.empty()
                : asked.method().method(setting).filter(this::suits).map(method -> {
                    seen.add(setting);
                    return new Candidate(setting, method, new ArrayList<>());
                });
    }

    private boolean suits(Method method) {
        return Stream.of(asked.puzzles(), asked.tests())
                .flatMap(List::stream)
                .distinct()
                .allMatch(puzzle -> method.refusal(puzzle).isEmpty());
    }

    /**
     * Races the settings of a field, which is the list of the settings still in the race, and leaves only the best
     * three. Returns false when the budget was used up or the time was over before the race was decided.
     */
    private boolean race(List<Candidate> field, int budget) {
        int runs = 0;
        do {
            runs += asked.runs();
            if (!measure(field, runs, budget)) {
                keepBest(field, SURVIVORS);
                return false;
            }
            keepBest(field, Math.max(SURVIVORS, (field.size() + 1) / 2));
            // A setting becomes the leader only if it has at least as many runs as the present leader.
            leader = field.get(0).runs() >= leader.runs() ? field.get(0) : leader;
        } while (field.size() > SURVIVORS);
        return true;
    }

    /**
     * Measures the settings of a field until each has {@code runs} runs. If the budget is used up or the time is over
     * before that, drops settings without any run and returns false.
     */
    private boolean measure(List<Candidate> field, int runs, int budget) {
        order(field, runs, budget);
        for (Candidate candidate : field) {
            if (clock.isPast(1 - FINAL) || !measure(candidate, runs, budget)) {
                pool.drop();
                field.removeIf(other -> other.runs() == 0);
                return false;
            }
        }
        return true;
    }

    /**
     * Sorts a field by loss, and keeps the given number of best settings. If the setting with the fewest runs has n
     * runs, only the first n runs of each setting are compared.
     */
    private static void keepBest(List<Candidate> field, int number) {
        field.sort(bestOver(field.stream().mapToInt(Candidate::runs).min().orElse(0)));
        field.subList(Math.min(field.size(), number), field.size()).clear();
    }

    private static Comparator<Candidate> bestOver(int runs) {
        return Comparator.comparingDouble((Candidate candidate) -> candidate.loss(runs))
                .thenComparing(FEWEST_CHANGES);
    }

    /**
     * Measures the survivors and the default setting, again and again, until the budget is used up or the time is over.
     */
    private void decide(List<Candidate> survivors) {
        Set<Candidate> last = new LinkedHashSet<>(survivors);
        last.add(usual);
        int runs = last.stream().mapToInt(Candidate::runs).max().orElseThrow();
        boolean going = true;
        while (going) {
            order(last, runs, asked.evaluations());
            for (Candidate candidate : last) {
                going &= measure(candidate, runs, asked.evaluations());
            }
            if (going) {
                leader = last.stream().min(bestOver(runs)).orElseThrow();
            }
            runs += asked.runs();
        }
    }

    /**
     * Asks the pool for the measurements that are missing until each setting of a field has {@code runs} runs, as far
     * as the budget allows. It does not wait for results, so that several measurements can be made at the same time.
     */
    private void order(Collection<Candidate> field, int runs, int budget) {
        int left = budget - done;
        for (Candidate candidate : field) {
            for (int next = candidate.runs(); next < runs && left > 0; next += asked.runs()) {
                pool.order(planned(candidate.method(), next));
                left--;
            }
        }
    }

    /**
     * Waits for the measurements of a setting until the setting has {@code runs} runs. The pool must return these
     * measurements next. Returns false when the race must end before they are complete.
     */
    private boolean measure(Candidate candidate, int runs, int budget) {
        while (candidate.runs() < runs) {
            if (done >= budget || clock.stop().isPresent()) {
                return false;
            }
            Optional<List<LocalRun>> made = pool.next();
            if (made.isEmpty()) {
                return false;
            }
            settings += candidate.runs() == 0 ? 1 : 0;
            made.get().forEach(run -> candidate.losses().add(asked.loss(run, puzzle(candidate.runs()))));
            done++;
            clock.report(new Progress.Runs("race", "measurements", done, asked.evaluations(), clock.elapsed()));
        }
        return true;
    }

    private List<PlannedRun> planned(Method method, int first) {
        return IntStream.range(first, first + asked.runs())
                .mapToObj(number -> {
                    Puzzle puzzle = puzzle(number);
                    int round = number / asked.puzzles().size() + 1;
                    long seed = RunSeed.of(asked.limits().seed(), puzzle.name(), "race", round);
                    return new PlannedRun(method, puzzle, seed);
                })
                .toList();
    }

    /**
     * Returns the puzzle of the run with this index. Each setting has the same puzzle in this run. The runs take one
     * puzzle after another, and then all puzzles again with the next seed.
     */
    private Puzzle puzzle(int number) {
        return asked.puzzles().get(number % asked.puzzles().size());
    }

    /**
     * A {@code Candidate} is a setting in a race, with its losses so far. The i-th loss of every candidate is for the
     * same puzzle and seed.
     */
    private record Candidate(Setting setting, Method method, List<Double> losses) {
        int runs() {
            return losses.size();
        }

        /** Returns the average loss over the first {@code runs} runs. */
        double loss(int runs) {
            return losses.subList(0, runs).stream()
                    .mapToDouble(loss -> loss)
                    .average()
                    .orElse(Double.MAX_VALUE);
        }
    }
}
