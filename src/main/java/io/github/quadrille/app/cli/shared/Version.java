package io.github.quadrille.app.cli.shared;

import java.lang.module.ModuleDescriptor;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the build has written into the jar, or into the module of a Java runtime. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"quadrille " + number()};
    }

    public static String number() {
        String version = Optional.ofNullable(Version.class.getModule().getDescriptor())
                .flatMap(ModuleDescriptor::rawVersion)
                .orElse(Version.class.getPackage().getImplementationVersion());
        return Objects.requireNonNullElse(version, "(not from a jar)");
    }
}
