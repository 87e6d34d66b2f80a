package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.AssembleQuestion;
import io.github.quadrille.app.ask.CountQuestion;
import io.github.quadrille.app.ask.EstimateQuestion;
import io.github.quadrille.app.ask.ExplainQuestion;
import io.github.quadrille.app.ask.FinishableQuestion;
import io.github.quadrille.app.ask.GameQuestion;
import io.github.quadrille.app.ask.GenerateQuestion;
import io.github.quadrille.app.ask.HintQuestion;
import io.github.quadrille.app.ask.LocalQuestion;
import io.github.quadrille.app.ask.PackQuestion;
import io.github.quadrille.app.ask.PackingsQuestion;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.PossibleQuestion;
import io.github.quadrille.app.ask.ProofQuestion;
import io.github.quadrille.app.ask.Question;
import io.github.quadrille.app.ask.RateQuestion;
import io.github.quadrille.app.ask.RefuteQuestion;
import io.github.quadrille.app.ask.UniqueQuestion;
import io.github.quadrille.app.ask.Values;
import io.github.quadrille.app.web.Reply.BoundedBytes;
import io.github.quadrille.app.web.Verb.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.answer.LinkAnswer;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.List;

/** Lists all questions that can be asked over HTTP, with the code that answers them. */
final class Verbs {
    private static final int LONGEST_NAME = 60;

    private static final Parameter<PictureFormat> FORMAT = Parameter.constant(
            "format",
            PictureFormat.SVG,
            "The form of the file: a picture, a sheet of paper with the pieces to cut out, solids for a 3D printer (a"
                    + " ZIP), a 3D scene, the puzzle file, or text.");
    private static final Parameter<Boolean> FRESH =
            Parameter.flag("fresh", "Draw given pieces in the same way as other pieces.");

    private Verbs() {}

    static List<Verb> all() {
        return List.of(
                Verb.ofPuzzle(
                        Question.ofPuzzle(
                                "puzzle",
                                "Gives the puzzle, with everything that is needed to draw it",
                                values -> values),
                        Kind.QUICK,
                        (said, input, reply) -> reply.answer(PuzzleView.of(input.readDrawn()))),
                Verb.ofPuzzle(PackQuestion.QUESTION, Kind.SEARCH, SolveVerb::answer),
                Verb.ofPackings(ExplainQuestion.QUESTION, Kind.SEARCH, "Arguments are"),
                Verb.ofPackings(RefuteQuestion.QUESTION, Kind.SEARCH, "Steps are"),
                Verb.ofPackings(HintQuestion.QUESTION, Kind.SEARCH, "Hints are"),
                Verb.ofPackings(FinishableQuestion.QUESTION, Kind.QUICK, "Completion is"),
                link(),
                Verb.ofPuzzle(LocalQuestion.QUESTION, Kind.SEARCH, LocalVerb::answer),
                Verb.ofSent(GameQuestion.CLEAR, Kind.SEARCH),
                Verb.ofSent(GameQuestion.MOVES, Kind.QUICK),
                Verb.ofSent(GameQuestion.LAY, Kind.QUICK),
                Verb.ofPackings(CountQuestion.QUESTION, Kind.SEARCH),
                Verb.ofPackings(EstimateQuestion.QUESTION, Kind.SEARCH),
                Verb.ofPackings(UniqueQuestion.QUESTION, Kind.SEARCH),
                Verb.ofPackings(PossibleQuestion.QUESTION, Kind.SEARCH),
                Verb.ofPackings(RateQuestion.QUESTION, Kind.SEARCH, "Levels are"),
                Verb.ofPackings(AssembleQuestion.QUESTION, Kind.SEARCH, "Moves are"),
                Verb.ofPuzzle(PackingsQuestion.QUESTION, Kind.SEARCH, new PackingsVerb()::answer),
                Verb.ofPuzzle(
                        Question.ofPuzzle(
                                "picture",
                                "Gives the puzzle and the pieces on its board, as a file",
                                values -> new Drawn(values.of(FORMAT), values.of(FRESH))),
                        Kind.FILE,
                        Verbs::picture),
                Verb.ofPuzzle(ProofQuestion.PROOF, Kind.FILE, ProofVerb::prove),
                Verb.ofPuzzle(ProofQuestion.CHECK, Kind.SEARCH, ProofVerb::check),
                Verb.ofSent(GenerateQuestion.QUESTION, Kind.SEARCH));
    }

    /**
     * Returns the verb that writes a puzzle as a code of one word. If the server knows the address of a site, the
     * answer also has a link that opens the puzzle there.
     */
    private static Verb link() {
        return Verb.ofPuzzle(
                Question.ofPuzzle("link", "Gives the puzzle as a code of one word", Values::site),
                Kind.QUICK,
                (site, input, reply) -> reply.answer(LinkAnswer.of(input.read(), site)));
    }

    /** Says how a puzzle is drawn. */
    private record Drawn(PictureFormat format, boolean fresh) {}

    /** Writes a puzzle and the pieces on its board as a file. */
    private static void picture(Drawn drawn, PuzzleInput input, Reply reply) throws IOException, UnusableInput {
        Puzzle puzzle = input.readDrawn();
        BoundedBytes out = new BoundedBytes("The picture", "Use a smaller board");
        drawn.format().write(puzzle, drawn.fresh(), out);
        reply.file(
                drawn.format().type(), fileName(puzzle.name()) + drawn.format().ending(), out.toByteArray());
    }

    private static String fileName(String name) {
        String safe = name.replaceAll("[^A-Za-z0-9._-]+", "-");
        String plain = safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
        return plain.isEmpty() || plain.startsWith(".") ? "puzzle" : plain;
    }
}
