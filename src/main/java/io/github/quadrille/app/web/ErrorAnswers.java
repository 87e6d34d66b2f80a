package io.github.quadrille.app.web;

import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * What Jetty itself refuses, such as a request that is no HTTP, in the form of all refusals.
 *
 * @param defects told of what no client can be blamed for
 */
record ErrorAnswers(Consumer<Throwable> defects) implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        RequestFilter.guard(response.getHeaders());
        int code = request.getAttribute(ErrorHandler.ERROR_STATUS) instanceof Integer status
                ? status
                : HttpStatus.INTERNAL_SERVER_ERROR_500;
        return ResponseWriter.refuse(
                code == HttpStatus.INTERNAL_SERVER_ERROR_500
                        ? failure(request.getAttribute(ErrorHandler.ERROR_EXCEPTION))
                        : Rejection.of(
                                code,
                                Rejection.UNUSABLE,
                                "%s. Maybe look at /api/openapi.yaml.".formatted(HttpStatus.getMessage(code))),
                response,
                callback);
    }

    private Rejection failure(Object problem) {
        if (problem instanceof RuntimeException || problem instanceof Error) {
            Throwable cause = (Throwable) problem;
            return Rejection.of(cause).orElseGet(() -> {
                defects.accept(cause);
                return Rejection.defect(cause);
            });
        }
        return Rejection.of(
                HttpStatus.INTERNAL_SERVER_ERROR_500,
                "defect",
                "The answer could not be sent. This is no mistake in your question. Maybe ask again.");
    }
}
