package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.PackingPage;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.PackingPages;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.json.PieceAnswer;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Asks for one page of the list of all packings, however many there are.
 *
 * @param from the number of the first packing of the page; the list begins with number 0
 * @param count the largest number of packings on the page
 */
public record PackingsQuestion(Limits limits, BigInteger from, int count, boolean upToSymmetry) {
    private static final int USUAL_COUNT = 20;
    private static final int MOST_COUNT = 200;
    private static final String NUMBER = "[0-9]{1,60}";
    private static final Parameter<BigInteger> FROM = Parameter.of(
                    "from",
                    ParameterType.written(
                                    text -> Optional.of(text)
                                            .filter(digits -> digits.matches(NUMBER))
                                            .map(BigInteger::new),
                                    "0, 20")
                            .described(Map.of("type", "string", "pattern", NUMBER)),
                    "The number of the first packing of the page, counted from 0.")
            .usually(BigInteger.ZERO);
    private static final Parameter<Long> COUNT =
            Parameter.whole("count", 1, MOST_COUNT, USUAL_COUNT, "How many packings the page shows at most.");
    /** Declares the question {@code packings} and its parameters. */
    public static final Question<PackingsQuestion> QUESTION = Question.ofPuzzle(
            "packings",
            "Shows one page of the list of all packings, however long that list is",
            values -> new PackingsQuestion(
                    values.limits(), values.of(FROM), Math.toIntExact(values.of(COUNT)), values.of(Parameter.CLASSES)));

    /** Begins the list of all packings of a puzzle. */
    public PackingPages begin(Puzzle puzzle) {
        return Solver.of(puzzle)
                .with(SearchOptions.FIND_ALL.within(limits))
                .upTo(SymmetryGroup.of(upToSymmetry))
                .pages();
    }

    /** Returns one page of a list. An earlier call may have read other pages of the same list. */
    public Answer answer(Puzzle puzzle, PackingPages pages, SolveListener listener) {
        PackingPage page = pages.page(from, count, limits, listener);
        boolean isNone = page.total().filter(total -> total.signum() == 0).isPresent();
        BigInteger first = page.from().add(BigInteger.ONE);
        return new Answer(
                page.stoppedBy().isPresent() ? "undecided" : isNone ? "infeasible" : "packed",
                puzzle,
                page.from().toString(),
                IntStream.range(0, page.packings().size())
                        .mapToObj(index -> new Listed(
                                first.add(BigInteger.valueOf(index)).toString(),
                                PieceAnswer.of(
                                        puzzle, page.packings().get(index).pieces())))
                        .toList(),
                page.mayHaveMore(),
                page.total().map(BigInteger::toString),
                page.stoppedBy().map(Limit::words));
    }

    /** Holds the answer in the form of its JSON. */
    public record Answer(
            String status,
            Puzzle puzzle,
            String from,
            List<Listed> packings,
            boolean more,
            Optional<String> total,
            Optional<String> reason) {}

    /** Holds a packing and its number, from 1. */
    public record Listed(String number, List<PieceAnswer> pieces) {}
}
