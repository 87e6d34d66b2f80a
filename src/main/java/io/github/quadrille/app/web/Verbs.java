package io.github.quadrille.app.web;

import io.github.quadrille.app.answer.ExplanationAnswer;
import io.github.quadrille.app.answer.HintAnswer;
import io.github.quadrille.app.answer.PossibleAnswer;
import io.github.quadrille.app.answer.RefutationAnswer;
import io.github.quadrille.app.play.Hint;
import io.github.quadrille.app.play.HintFinder;
import io.github.quadrille.app.play.HintSequence;
import io.github.quadrille.app.play.Possibilities;
import io.github.quadrille.app.play.Possibilities.Effort;
import io.github.quadrille.app.play.RefutationTree;
import io.github.quadrille.app.web.Reply.BoundedBytes;
import io.github.quadrille.app.web.Verb.Kind;
import io.github.quadrille.app.web.Verb.PackingTask;
import io.github.quadrille.app.web.Verb.Task;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.engine.blocks.Explanation;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import io.github.quadrille.io.answer.CountAnswer;
import io.github.quadrille.io.answer.EstimateAnswer;
import io.github.quadrille.io.answer.LinkAnswer;
import io.github.quadrille.io.json.PieceAnswer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Everything that can be asked about a puzzle. */
final class Verbs {
    private static final int MOST_NODES_REFUTED = 20_000;
    private static final int MOST_DRAWN = 100_000;
    private static final long MOST_STEPS = 1_000;
    private static final int LONGEST_NAME = 60;
    private static final Duration USUAL_OF_ESTIMATES = Duration.ofSeconds(10);
    /** It is asked after every piece. */
    private static final Duration USUAL_OF_FINISHABLE = Duration.ofSeconds(2);

    private Verbs() {}

    static List<Verb> all() {
        return List.of(
                new Verb("puzzle", Kind.QUICK, Verbs::puzzle),
                new Verb("solve", Kind.SEARCH, SolveVerb::task),
                Verb.ofPackings("explain", Kind.SEARCH, "Arguments are", Verbs::explain),
                Verb.ofPackings("refute", Kind.SEARCH, "Steps are", Verbs::refute),
                Verb.ofPackings("hint", Kind.SEARCH, "Hints are", Verbs::hint),
                Verb.ofPackings("finishable", Kind.QUICK, "To be completed is", Verbs::finishable),
                new Verb("link", Kind.QUICK, Verbs::link),
                new Verb("local", Kind.SEARCH, LocalVerb::task),
                new Verb("clear", Kind.SEARCH, GameVerbs::clear),
                new Verb("clear-moves", Kind.QUICK, GameVerbs::moves),
                new Verb("clear-lay", Kind.QUICK, GameVerbs::lay),
                Verb.ofPackings("count", Kind.SEARCH, "Counts are", Verbs::count),
                Verb.ofPackings("estimate", Kind.SEARCH, "Estimates are", Verbs::estimate),
                Verb.ofPackings("unique", Kind.SEARCH, "It is", Verbs::unique),
                Verb.ofPackings("possible", Kind.SEARCH, "Possibilities are", Verbs::possible),
                Verb.ofPackings("packings", Kind.SEARCH, "Lists are", new PackingsVerb()::task),
                new Verb("picture", Kind.FILE, Verbs::picture),
                new Verb("proof", Kind.FILE, ProofVerb::task),
                new Verb("check", Kind.SEARCH, ProofVerb::check),
                new Verb("generate", Kind.SEARCH, GenerateVerb::task));
    }

    /** What a puzzle is, with everything that one needs to draw it. */
    private static Task puzzle(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        return (body, reply) -> reply.answer(PuzzleView.of(input.readDrawn(body)));
    }

    /** A puzzle as one word, or a link. */
    private static Task link(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        return (body, reply) -> reply.answer(LinkAnswer.of(input.read(body), parameters.site()));
    }

    /** A puzzle and what lies there, as a file. */
    private static Task picture(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        PictureFormat format = parameters.constant("format", PictureFormat.SVG);
        boolean fresh = parameters.flag("fresh");
        return (body, reply) -> {
            Puzzle puzzle = input.readDrawn(body);
            BoundedBytes out = new BoundedBytes("The picture", "a smaller board");
            format.write(puzzle, fresh, out);
            reply.file(format.type(), fileName(puzzle.name()) + format.ending(), out.toByteArray());
        };
    }

    private static String fileName(String name) {
        String safe = name.replaceAll("[^A-Za-z0-9._-]+", "-");
        String plain = safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
        return plain.isEmpty() || plain.startsWith(".") ? "puzzle" : plain;
    }

    /** Looks for a reason that a person can see, without any search. */
    private static PackingTask explain(Parameters parameters) {
        Limits limits = parameters.limits();
        return (puzzle, listener) -> ExplanationAnswer.of(
                puzzle.rest(),
                Explanation.of(puzzle, Solver.of(puzzle).within(limits).listening(listener)));
    }

    /** Refutes a small puzzle step by step. */
    private static PackingTask refute(Parameters parameters) {
        Limits limits = parameters
                .limits()
                .withNodes(parameters.whole("nodes", 1, MOST_NODES_REFUTED, RefutationTree.MOST_NODES));
        return (puzzle, listener) -> RefutationAnswer.of(puzzle, RefutationTree.of(puzzle, limits, listener));
    }

    /** Says what to do next. */
    private static PackingTask hint(Parameters parameters) {
        Limits limits = parameters.limits();
        long more = parameters.whole("more", 0, MOST_STEPS, 0);
        long most = parameters.flag("all") ? Long.MAX_VALUE : more + 1;
        long seed = parameters.seed();
        return (puzzle, listener) -> {
            Clock clock = Clock.running();
            List<HintAnswer> hints = new ArrayList<>();
            Hint last = HintSequence.walk(
                    puzzle,
                    begun -> new HintFinder(begun, limits.since(clock), seed, listener).hint(),
                    (begun, hint) -> {
                        hints.add(HintAnswer.of(begun, hint));
                        return hints.size() < most && !listener.isInterrupted();
                    });
            return new HintAnswer.All(last.status(), puzzle, hints);
        };
    }

    /** Says for certain whether what lies can be completed. */
    private static PackingTask finishable(Parameters parameters) {
        SearchOptions options = SearchOptions.FIND_ONE.within(parameters.limits(USUAL_OF_FINISHABLE));
        return (puzzle, listener) -> {
            Verdict verdict =
                    Solver.of(puzzle).with(options).listening(listener).solve();
            if (verdict instanceof Verdict.Infeasible none) {
                return new FinishableAnswer("not completable", none.evidence().sentence());
            }
            if (verdict instanceof Verdict.Undecided undecided) {
                return new FinishableAnswer("undecided", undecided.stoppedBy().words());
            }
            int lying = puzzle.given().size();
            return verdict.bestSeen()
                            .filter(packing -> packing.pieces().size() == lying)
                            .isPresent()
                    ? new FinishableAnswer("finished", "Every cell is covered as it should be.")
                    : new FinishableAnswer("completable", "A packing was found that has what lies.");
        };
    }

    private record FinishableAnswer(String status, String reason) {}

    /** Counts packings, and classes of symmetric ones. */
    private static PackingTask count(Parameters parameters) {
        Limits limits = parameters.limits();
        CountMethod method = parameters.constant("method", CountMethod.AUTO);
        boolean classes = parameters.flag("classes");
        return (puzzle, listener) -> {
            Solver solver = Solver.of(puzzle).within(limits).listening(listener);
            if (classes) {
                ClassCount count = solver.countUpToSymmetry(method);
                return CountAnswer.of(puzzle.name(), count.packings(), count.classes(), count.work());
            }
            PackingCount count = solver.count(method);
            return CountAnswer.of(puzzle.name(), count, Optional.empty(), count.work());
        };
    }

    /** Says about how many packings there are, and what finding them would take, from a look at the search tree. */
    private static PackingTask estimate(Parameters parameters) {
        SearchOptions options = SearchOptions.FIND_ALL
                .within(parameters.limits(USUAL_OF_ESTIMATES))
                .withSeed(parameters.seed());
        return (puzzle, listener) -> {
            Clock clock = Clock.running();
            CountEstimate estimate =
                    Solver.of(puzzle).with(options).listening(listener).estimate(CountMethod.AUTO, Integer.MAX_VALUE);
            double seconds = clock.seconds();
            Optional<TreeEstimate> search = estimate.search();
            int threads = options.limits().threads();
            return search.isPresent()
                    ? EstimateAnswer.of(puzzle.name(), search.get(), threads, estimate.instead(), seconds)
                    : EstimateAnswer.None.of(Limit.TIME.words() + " before enough was seen", seconds);
        };
    }

    /** Looks for two packings, which are enough to know whether one is the only one. */
    private static PackingTask unique(Parameters parameters) {
        Limits limits = parameters.limits();
        boolean classes = parameters.flag("classes");
        return (puzzle, listener) -> {
            Solver solver = Solver.of(puzzle).within(limits).listening(listener);
            Uniqueness found = classes ? solver.uniqueUpToSymmetry() : solver.unique();
            return new UniqueAnswer(
                    found.verdict().status(),
                    puzzle,
                    switch (found.howMany()) {
                        case ONE -> Boolean.TRUE;
                        case NONE, SEVERAL -> Boolean.FALSE;
                        case AT_LEAST_ONE, UNKNOWN -> null;
                    },
                    found.packings().stream()
                            .map(packing -> new Pieces(PieceAnswer.of(puzzle, packing.pieces())))
                            .toList(),
                    found.image().map(PuzzleSymmetry::name),
                    found.verdict().work().nodes());
        };
    }

    /** {@code unique} is null when that is not known. */
    private record UniqueAnswer(
            Verdict.Status status,
            Puzzle puzzle,
            Boolean unique,
            List<Pieces> packings,
            Optional<String> image,
            long nodes) {}

    private record Pieces(List<PieceAnswer> pieces) {}

    /** Says in how many packings a kind covers a cell. */
    private static PackingTask possible(Parameters parameters) {
        Limits limits = parameters.limits();
        Effort effort =
                Effort.THOROUGH.drawing((int) parameters.whole("sample", 1, MOST_DRAWN, Effort.THOROUGH.drawn()));
        long seed = parameters.seed();
        return (puzzle, listener) -> PossibleAnswer.of(
                Possibilities.of(puzzle, effort, limits, seed, listener),
                IntStream.range(0, puzzle.bag().size()).boxed().toList());
    }
}
