package io.github.quadrille.browser;

import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Lists the resource files that the program reads in a browser. */
public final class BrowserResources implements ResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return Stream.of(
                        "puzzle/cubic.kinds",
                        "puzzle/hexagonal.kinds",
                        "puzzle/fcc.kinds",
                        "puzzle/hypercubic.kinds",
                        "puzzle/triangular.kinds",
                        "release/release.txt")
                .map(file -> "io/github/quadrille/core/" + file)
                .toArray(String[]::new);
    }
}
