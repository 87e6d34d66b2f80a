package io.github.quadrille.app.web;

import io.github.quadrille.app.generate.ImpossibleRequest;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.PuzzleTooLarge.JavaMemory;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;

/**
 * A {@code Rejection} says why there is no answer. All rejections have the same form:
 *
 * <pre>
 * {"status": "unusable", "errors": ["puzzle:4:12: ... Use ..."], "problems": [{"line": 4, "column": 12, "message": "..."}]}
 * </pre>
 *
 * @param code the HTTP status code
 * @param status a word for the reason, such as {@code unusable} or {@code busy}
 * @param errors one or more sentences
 * @param problems the errors once more, with their places in the input; empty if the errors are not about the input
 */
record Rejection(int code, String status, List<String> errors, List<Problem> problems) {
    static final String UNUSABLE = "unusable";

    static Rejection of(int code, String status, String error) {
        return new Rejection(code, status, List.of(error), List.of());
    }

    /** Returns a rejection of a question that cannot be answered as it is. */
    static Rejection unusable(int code, String error) {
        return of(code, UNUSABLE, error);
    }

    /**
     * Returns the rejection for a problem that comes from the question or from too little memory; empty for a defect of
     * the program.
     */
    static Optional<Rejection> of(Throwable problem) {
        if (problem instanceof UnusableInput unusable) {
            List<Problem> problems =
                    unusable.problems().stream().map(Problem::inQuery).toList();
            return Optional.of(new Rejection(
                    HttpStatus.BAD_REQUEST_400,
                    UNUSABLE,
                    problems.stream().map(Problem::toString).toList(),
                    problems));
        }
        if (problem instanceof RefusedQuestion refused) {
            return Optional.of(refused.rejection());
        }
        if (problem instanceof PuzzleTooLarge || problem instanceof ImpossibleRequest) {
            return Optional.of(unusable(HttpStatus.BAD_REQUEST_400, problem.getMessage()));
        }
        if (problem instanceof OutOfMemoryError || problem instanceof StackOverflowError) {
            return Optional.of(unusable(
                    HttpStatus.BAD_REQUEST_400,
                    "This server has %,d MiB of memory, which is not enough. Use a smaller puzzle."
                            .formatted(JavaMemory.mebibytes())));
        }
        return Optional.empty();
    }

    static Rejection defect(Throwable problem) {
        return of(
                HttpStatus.INTERNAL_SERVER_ERROR_500,
                "defect",
                "%s. This is a fault of Quadrille, not of your question. Report it."
                        .formatted(problem.getClass().getSimpleName()));
    }

    private record Answer(String status, List<String> errors, Optional<List<Problem>> problems) {}

    byte[] json() {
        return Reply.json(new Answer(status, errors, Optional.of(problems).filter(some -> !some.isEmpty())));
    }

    /**
     * A {@code RefusedQuestion} is thrown to end the work on a question that is refused, from any depth of method
     * calls.
     */
    static final class RefusedQuestion extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Rejection rejection;

        RefusedQuestion(Rejection rejection) {
            // A refusal is not a failure, so it has no stack trace.
            super(String.join("\n", rejection.errors()), null, false, false);
            this.rejection = rejection;
        }

        /** Refuses a question that cannot be answered as it is. */
        RefusedQuestion(int code, String error) {
            this(unusable(code, error));
        }

        Rejection rejection() {
            return rejection;
        }
    }
}
