package io.github.quadrille.app.cli.cluster;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;

/** Shows a page to whoever sits here, by the system's own way; where there is none, the address is printed anyway. */
final class Browser {
    private Browser() {}

    static void open(URI page) {
        try {
            new ProcessBuilder(command(System.getProperty("os.name").toLowerCase(Locale.ROOT), page))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // The printed address is enough.
        }
    }

    static List<String> command(String system, URI page) {
        if (system.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", page.toString());
        }
        return List.of(system.startsWith("mac") ? "open" : "xdg-open", page.toString());
    }
}
