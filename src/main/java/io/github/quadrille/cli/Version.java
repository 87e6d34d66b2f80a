package io.github.quadrille.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build has written into the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Quadrille.class.getPackage().getImplementationVersion();
        return new String[] {"quadrille " + Objects.requireNonNullElse(version, "(not from a jar)")};
    }
}
