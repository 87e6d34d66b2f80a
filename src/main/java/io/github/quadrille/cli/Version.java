package io.github.quadrille.cli;

import java.lang.module.ModuleDescriptor;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the build has written into the jar, or into the module of a Java runtime. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Optional.ofNullable(Quadrille.class.getModule().getDescriptor())
                .flatMap(ModuleDescriptor::rawVersion)
                .orElse(Quadrille.class.getPackage().getImplementationVersion());
        return new String[] {"quadrille " + Objects.requireNonNullElse(version, "(not from a jar)")};
    }
}
