package io.github.quadrille.app.web;

import io.github.quadrille.app.answer.ExplanationAnswer;
import io.github.quadrille.app.answer.PossibleAnswer;
import io.github.quadrille.app.answer.RefutationAnswer;
import io.github.quadrille.app.play.Possibilities;
import io.github.quadrille.app.play.RefutationTree;
import io.github.quadrille.app.web.Reply.BoundedBytes;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.engine.blocks.Explanation;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.EstimateAnswer;
import io.github.quadrille.io.answer.LinkAnswer;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Everything that can be asked about a puzzle. */
final class Verbs {
    private Verbs() {}

    static List<Verb> all() {
        return List.of(
                new PuzzleVerb(),
                new SolveVerb(),
                new ExplainVerb(),
                new RefuteVerb(),
                new HintVerb(),
                new FinishableVerb(),
                new LinkVerb(),
                new LocalVerb(),
                new ClearVerb(),
                new ClearMovesVerb(),
                new ClearLayVerb(),
                new CountVerb(),
                new EstimateVerb(),
                new UniqueVerb(),
                new PossibleVerb(),
                new PackingsVerb(),
                new PictureVerb(),
                new ProofVerb(),
                new GenerateVerb());
    }

    /** Says about how many packings there are, and what finding them would take, from a look at the search tree. */
    private static final class EstimateVerb implements Verb {
        private static final Duration USUAL = Duration.ofSeconds(10);

        @Override
        public String name() {
            return "estimate";
        }

        @Override
        public Task task(Parameters parameters) {
            PuzzleInput input = PuzzleInput.of(parameters);
            SearchOptions options =
                    SearchOptions.FIND_ALL.within(parameters.limits(USUAL)).withSeed(parameters.seed());
            return (body, reply) -> estimate(input.readPackable(body, "Estimates are"), options, reply);
        }

        private static void estimate(Puzzle puzzle, SearchOptions options, Reply reply)
                throws IOException, UnusableInput {
            Clock clock = Clock.running();
            CountEstimate estimate = Solver.of(puzzle)
                    .with(options)
                    .listening(new ReplyListener(reply, puzzle).withoutPackings())
                    .estimate(CountMethod.AUTO, Integer.MAX_VALUE);
            double seconds = clock.seconds();
            Optional<TreeEstimate> search = estimate.search();
            reply.answer(
                    search.isPresent()
                            ? EstimateAnswer.of(
                                    puzzle.name(),
                                    search.get(),
                                    options.limits().threads(),
                                    estimate.instead(),
                                    seconds)
                            : EstimateAnswer.None.of(Limit.TIME.words() + " before enough was seen", seconds));
        }
    }

    /** Looks for a reason that a person can see, without any search. */
    private static final class ExplainVerb implements Verb {
        @Override
        public String name() {
            return "explain";
        }

        @Override
        public Task task(Parameters parameters) {
            PuzzleInput input = PuzzleInput.of(parameters);
            Limits limits = parameters.limits();
            return (body, reply) -> explain(input.readPackable(body, "Arguments are"), limits, reply);
        }

        private static void explain(Puzzle whole, Limits limits, Reply reply) throws IOException, UnusableInput {
            Explanation found = Explanation.of(
                    whole,
                    Solver.of(whole).within(limits).listening(new ReplyListener(reply, whole).withoutPackings()));
            reply.answer(ExplanationAnswer.of(whole.rest(), found));
        }
    }

    /** A puzzle as one word. */
    private static final class LinkVerb implements Verb {
        @Override
        public String name() {
            return "link";
        }

        @Override
        public boolean isQuick() {
            return true;
        }

        @Override
        public Task task(Parameters parameters) {
            PuzzleInput input = PuzzleInput.of(parameters);
            return (body, reply) -> reply.answer(LinkAnswer.of(input.read(body)));
        }
    }

    /** A puzzle and what lies there, as a file. */
    private static final class PictureVerb implements Verb {
        private static final int LONGEST_NAME = 60;

        @Override
        public String name() {
            return "picture";
        }

        @Override
        public boolean isFile() {
            return true;
        }

        @Override
        public Task task(Parameters parameters) {
            PuzzleInput input = PuzzleInput.of(parameters);
            PictureFormat format = parameters
                    .word(
                            "format",
                            List.of(PictureFormat.values()),
                            each -> each.name().toLowerCase(Locale.ROOT))
                    .orElse(PictureFormat.SVG);
            boolean fresh = parameters.flag("fresh");
            return (body, reply) -> draw(input.readDrawn(body), format, fresh, reply);
        }

        private static void draw(Puzzle puzzle, PictureFormat format, boolean fresh, Reply reply)
                throws IOException, UnusableInput {
            BoundedBytes out = new BoundedBytes("The picture", "a smaller board");
            format.write(puzzle, fresh, out);
            reply.file(format.type(), fileName(puzzle.name()) + format.ending(), out.toByteArray());
        }

        private static String fileName(String name) {
            String safe = name.replaceAll("[^A-Za-z0-9._-]+", "-");
            String plain = safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
            return plain.isEmpty() || plain.startsWith(".") ? "puzzle" : plain;
        }
    }

    /** Says in how many packings a kind covers a cell. */
    private static final class PossibleVerb implements Verb {
        private static final int MOST_DRAWN = 100_000;

        @Override
        public String name() {
            return "possible";
        }

        @Override
        public Task task(Parameters parameters) {
            PuzzleInput input = PuzzleInput.of(parameters);
            Limits limits = parameters.limits();
            int drawn = (int) parameters.whole("sample", 1, MOST_DRAWN, Possibilities.Effort.THOROUGH.drawn());
            long seed = parameters.seed();
            return (body, reply) -> {
                Puzzle puzzle = input.readPackable(body, "Possibilities are");
                Possibilities possible = Possibilities.of(
                        puzzle,
                        Possibilities.Effort.THOROUGH.drawing(drawn),
                        limits,
                        seed,
                        new ReplyListener(reply, puzzle).withoutPackings());
                reply.answer(PossibleAnswer.of(
                        possible,
                        IntStream.range(0, puzzle.bag().size()).boxed().toList()));
            };
        }
    }

    /** What a puzzle is, with everything that one needs to draw it. */
    private static final class PuzzleVerb implements Verb {
        @Override
        public String name() {
            return "puzzle";
        }

        @Override
        public boolean isQuick() {
            return true;
        }

        @Override
        public Task task(Parameters parameters) {
            PuzzleInput input = PuzzleInput.of(parameters);
            return (body, reply) -> reply.answer(PuzzleView.of(input.readDrawn(body)));
        }
    }

    /** Refutes a small puzzle step by step. */
    private static final class RefuteVerb implements Verb {
        private static final int MOST_NODES = 20_000;

        @Override
        public String name() {
            return "refute";
        }

        @Override
        public Task task(Parameters parameters) {
            PuzzleInput input = PuzzleInput.of(parameters);
            Limits limits =
                    parameters.limits().withNodes(parameters.whole("nodes", 1, MOST_NODES, RefutationTree.MOST_NODES));
            return (body, reply) -> {
                Puzzle puzzle = input.readPackable(body, "Steps are");
                RefutationTree found =
                        RefutationTree.of(puzzle, limits, new ReplyListener(reply, puzzle).withoutPackings());
                reply.answer(RefutationAnswer.of(puzzle, found));
            };
        }
    }
}
