package io.github.quadrille.browser;

import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Which files the program reads of those beside its classes. */
public final class BrowserResources implements ResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return Stream.of("cubic", "hexagonal", "hypercubic", "triangular")
                .map(lattice -> "io/github/quadrille/core/puzzle/" + lattice + ".kinds")
                .toArray(String[]::new);
    }
}
