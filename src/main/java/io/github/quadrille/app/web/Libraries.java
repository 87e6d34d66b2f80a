package io.github.quadrille.app.web;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The page's libraries, as they come from the registry: nothing is fetched from anywhere when the page is shown. */
final class Libraries {
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

    /** Their paths below {@code /lib/}. */
    static Set<String> names() {
        return FILES.keySet();
    }

    /** The resource of one of them, by its path below {@code /lib/}. */
    static Optional<String> resource(String path) {
        return Optional.ofNullable(FILES.get(path));
    }
}
