package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;

/**
 * Lets through only requests that are meant for this server, and tells browsers that the page may send requests only to
 * this server. Requests from pages of other sites are refused, but such pages may link to the start page. Without a
 * token, a request must use the server's own name. The reason is that the name of another site can be made to point to
 * this machine (DNS rebinding). With a token, each request must carry it.
 */
final class RequestFilter extends Handler.Wrapper {
    private static final String COOKIE = "quadrille-token";
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final Pattern PORT = Pattern.compile(":[0-9]{0,5}$");
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Optional<byte[]> token;
    private final String bound;
    private final SlowSenders senders;

    RequestFilter(ServerSettings settings, SlowSenders senders, Handler guarded) {
        super(guarded);
        this.bound = settings.host().toLowerCase(Locale.ROOT);
        this.senders = senders;
        this.token = settings.token().map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Connection connection = request.getConnectionMetaData().getConnection();
        Request.addCompletionListener(request, failure -> senders.answered(connection));
        guard(response.getHeaders());
        Optional<Rejection> rejection = rejection(request);
        if (rejection.isPresent()) {
            return ResponseWriter.refuseUnread(rejection.get(), response, callback);
        }
        try {
            if (token.isPresent() && !isKnown(request)) {
                return enter(request, response, callback);
            }
            return super.handle(request, response, callback);
        } catch (RefusedQuestion refused) {
            return ResponseWriter.refuseUnread(refused.rejection(), response, callback);
        }
    }

    /** Adds the headers that tell a browser what the page must not do. Every answer has these headers. */
    static void guard(HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
    }

    private Optional<Rejection> rejection(Request request) {
        String host =
                Optional.ofNullable(request.getHeaders().get(HttpHeader.HOST)).orElse("");
        // With a token, a server may have any name: the token keeps others out, and browsers send the cookie only to
        // the name that set it.
        if (token.isEmpty() && !isOwn(withoutPort(host).toLowerCase(Locale.ROOT))) {
            return Optional.of(forbidden(
                    "This server does not answer under the name '%s'. Use 'localhost'.".formatted(withoutPort(host))));
        }
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        String site = request.getHeaders().get("Sec-Fetch-Site");
        boolean isForeign = (origin != null && !origin.equals("http://" + host) && !origin.equals("https://" + host))
                || (site != null && !site.equals("same-origin") && !site.equals("none") && !isPage(request));
        return isForeign
                ? Optional.of(
                        forbidden("This question was sent by a page of another site. Open the page of this server."))
                : Optional.empty();
    }

    private boolean isOwn(String name) {
        return OWN_NAMES.contains(name) || name.equals(bound);
    }

    /** Tells whether a request is for the start page. A link from another site may lead there. */
    private static boolean isPage(Request request) {
        return request.getMethod().equals("GET")
                && Request.getPathInContext(request).equals("/");
    }

    /**
     * Returns the name of a host without its port. If the text after the colon is not a port, it stays part of the
     * name. Then the name is not one of the server's own names.
     */
    private static String withoutPort(String host) {
        return PORT.matcher(host).replaceFirst("");
    }

    private static Rejection forbidden(String words) {
        return Rejection.of(HttpStatus.FORBIDDEN_403, "forbidden", words);
    }

    private boolean isKnown(Request request) {
        String header = request.getHeaders().get(HttpHeader.AUTHORIZATION);
        if (header != null && header.startsWith("Bearer ")) {
            return isToken(header.substring("Bearer ".length()).strip());
        }
        return Request.getCookies(request).stream()
                .anyMatch(cookie -> cookie.getName().equals(COOKIE) && isToken(cookie.getValue()));
    }

    /** Compares a text with the token. The time does not depend on how many characters are right. */
    private boolean isToken(String said) {
        return MessageDigest.isEqual(token.orElseThrow(), said.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Lets in a user who opens the page with the token in the address. A redirect then removes the token from the
     * address.
     */
    private boolean enter(Request request, Response response, Callback callback) {
        if (isPage(request)) {
            Fields.Field said = Parameters.said(request).get("token");
            if (said != null && isToken(said.getValue())) {
                Response.addCookie(
                        response,
                        HttpCookie.build(COOKIE, said.getValue())
                                .path("/")
                                .httpOnly(true)
                                .sameSite(HttpCookie.SameSite.STRICT)
                                .build());
                Response.sendRedirect(request, response, callback, "/");
                return true;
            }
        }
        response.getHeaders().put(HttpHeader.WWW_AUTHENTICATE, "Bearer");
        throw new RefusedQuestion(Rejection.of(
                HttpStatus.UNAUTHORIZED_401,
                "unauthorized",
                "This server needs its token. Send 'Authorization: Bearer TOKEN', or open /?token=TOKEN."));
    }
}
