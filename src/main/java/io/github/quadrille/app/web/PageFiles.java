package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Serves the files of the page by their names and, below {@code /lib/}, the libraries that the page uses. */
final class PageFiles extends Handler.Abstract {
    private static final String FOLDER = "io/github/quadrille/app/web/page/";
    private static final Pattern NAME =
            Pattern.compile("(?:[a-z0-9][A-Za-z0-9_-]*/)*[A-Za-z0-9][A-Za-z0-9_-]*(?:\\.[A-Za-z0-9]+)+");

    private static final String START = "index.html";

    private final Map<String, PageFile> files = new ConcurrentHashMap<>();
    private final Optional<URI> site;

    /**
     * Prepares the handler.
     *
     * @param site the address of another site to which the links on the page lead; empty if they lead to this server
     */
    PageFiles(Optional<URI> site) {
        this.site = site;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        if (!HttpMethod.GET.is(request.getMethod()) && !HttpMethod.HEAD.is(request.getMethod())) {
            response.getHeaders().put(HttpHeader.ALLOW, "GET");
            throw new RefusedQuestion(HttpStatus.METHOD_NOT_ALLOWED_405, "Use POST /api/solve.");
        }
        String path = Request.getPathInContext(request).substring(1);
        String name = path.isEmpty() ? START : path;
        PageFile file = Optional.of(name)
                .filter(NAME.asMatchPredicate())
                .flatMap(this::file)
                .orElseThrow(() -> new RefusedQuestion(
                        HttpStatus.NOT_FOUND_404, "There is no such page. Open the start page, /."));
        return send(file, request, response, callback);
    }

    private Optional<PageFile> file(String name) {
        PageFile known = files.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        String resource = name.startsWith("lib/")
                ? Libraries.resource(name.substring("lib/".length())).orElse("")
                : FOLDER + name;
        Optional<PageFile> read = PageFile.read(resource).map(file -> name.equals(START) ? aware(file) : file);
        // Files outside a jar may be edited while the program runs, so they are not kept.
        read.filter(PageFile::isLasting).ifPresent(file -> files.put(name, file));
        return read;
    }

    /**
     * Returns the start page. If links lead to another site, this method writes the address of that site into the head
     * of the page.
     */
    private PageFile aware(PageFile start) {
        return site.map(page -> start.replacing(
                        "</head>", "  <meta name=\"quadrille-site\" content=\"%s\">\n</head>".formatted(page)))
                .orElse(start);
    }

    private static boolean send(PageFile file, Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.ETAG, file.tag());
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-cache");
        response.getHeaders().put(HttpHeader.VARY, "Accept-Encoding");
        if (file.tag().equals(request.getHeaders().get(HttpHeader.IF_NONE_MATCH))) {
            response.setStatus(HttpStatus.NOT_MODIFIED_304);
            response.write(true, ByteBuffer.allocate(0), callback);
            return true;
        }
        String encodings = request.getHeaders().get(HttpHeader.ACCEPT_ENCODING);
        Optional<byte[]> packed = file.packed().filter(any -> encodings != null && encodings.contains("gzip"));
        if (packed.isPresent()) {
            response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
        }
        return ResponseWriter.send(HttpStatus.OK_200, file.type(), packed.orElse(file.content()), response, callback);
    }

    /**
     * Lists the libraries of the page. Their files come unchanged from packages on the class path, so the page fetches
     * nothing from other servers.
     */
    static final class Libraries {
        private static final String WEBJARS = "META-INF/resources/webjars/";
        private static final String LIT = WEBJARS + "lit-html/3.2.1/";
        private static final String THREE = WEBJARS + "three/0.164.1/build/";

        private static final Map<String, String> FILES = Map.of(
                "lit-html.js", LIT + "lit-html.js",
                "directive.js", LIT + "directive.js",
                "directive-helpers.js", LIT + "directive-helpers.js",
                "directives/repeat.js", LIT + "directives/repeat.js",
                "three.module.min.js", THREE + "three.module.min.js");

        private Libraries() {}

        /** Returns the paths of the libraries below {@code /lib/}. */
        static Set<String> names() {
            return FILES.keySet();
        }

        /** Returns the resource of a library by its path below {@code /lib/}. */
        static Optional<String> resource(String path) {
            return Optional.ofNullable(FILES.get(path));
        }
    }
}
