package io.github.quadrille.web;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What Jetty itself refuses, such as a request that is no HTTP, in the form of all refusals. */
final class ErrorAnswers implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int code = request.getAttribute(ErrorHandler.ERROR_STATUS) instanceof Integer status
                ? status
                : HttpStatus.INTERNAL_SERVER_ERROR_500;
        boolean isOurs = code >= HttpStatus.INTERNAL_SERVER_ERROR_500;
        String words = HttpStatus.getMessage(code);
        return Answers.refuse(
                Rejection.of(
                        code,
                        isOurs ? "defect" : Rejection.UNUSABLE,
                        "%s. Maybe %s.".formatted(words, isOurs ? "report this" : "look at /api/openapi.yaml")),
                response,
                callback);
    }
}
