package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.ClusterAddress;

import java.util.Optional;
import picocli.CommandLine.Option;

/** How those of one cluster know each other. */
public final class TokenFlags {
    private static final int LONGEST_TOKEN = 4096;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            description = "A secret that head and workers share; needed beyond this machine.")
    private String tokenFile;

    @Option(
            names = "--cluster-name",
            paramLabel = "NAME",
            description = "Only those with the same one meet (default: quadrille).")
    private String name;

    boolean isGiven() {
        return tokenFile != null || name != null;
    }

    public ClusterAddress meeting(HostAndPort place, Optional<String> bind) throws UnusableInput {
        String token = "";
        if (tokenFile != null) {
            token = InputFile.text(tokenFile, LONGEST_TOKEN, "token").strip();
            if (token.isEmpty()) {
                throw new UnusableInput(
                        tokenFile, "There is no token in it. Maybe make one with 'openssl rand -hex 24'.");
            }
        }
        return new ClusterAddress(
                place.host(), place.port(), bind, Optional.ofNullable(name).orElse("quadrille"), token);
    }

    /** The cluster of this jar. */
    public static Cluster cluster() throws UnusableInput {
        return Cluster.installed()
                .orElseThrow(() -> new UnusableInput(
                        "quadrille.jar", "This jar works alone. Maybe use quadrille-cluster.jar, made beside it."));
    }
}
