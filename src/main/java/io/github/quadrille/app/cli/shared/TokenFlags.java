package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** How those of one cluster know each other. */
public final class TokenFlags extends Flags {
    private static final int LONGEST_TOKEN = 4096;

    private final Flag<String> tokenFile = text(
                    "--token-file", "FILE", "A secret that head and workers share; needed beyond this machine.")
            .under(Heading.CLUSTER);

    private final Flag<String> name = text(
                    "--cluster-name", "NAME", "Only those with the same one meet (default: quadrille).")
            .under(Heading.CLUSTER);

    Said file() {
        return tokenFile;
    }

    Said name() {
        return name;
    }

    public ClusterAddress meeting(HostAndPort place, Optional<String> bind) throws UnusableInput {
        String token = "";
        if (tokenFile.isSaid()) {
            token = token(tokenFile.value());
        }
        return new ClusterAddress(
                place.host(), place.port(), bind, name.optional().orElse("quadrille"), token);
    }

    /** The secret in a file. */
    public static String token(String file) throws UnusableInput {
        String token = InputFile.text(file, LONGEST_TOKEN, "token").strip();
        if (token.isEmpty()) {
            throw new UnusableInput(file, "There is no token in it. Maybe make one with 'openssl rand -hex 24'.");
        }
        return token;
    }

    /** The cluster of this jar. */
    public static Cluster cluster() throws UnusableInput {
        return Cluster.installed()
                .orElseThrow(() -> new UnusableInput(
                        "quadrille.jar", "This jar has no cluster. Maybe use quadrille-cluster.jar, made beside it."));
    }

    /** A machine and a port: {@code head-node}, {@code 10.0.0.7:5702}, {@code [::1]:5701}. */
    public record HostAndPort(String host, int port) {
        private static final int HIGHEST = 65_535;
        private static final Pattern WORDS = Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9._-]+)(?::([0-9]{1,6}))?");

        /** Reads it. */
        public static HostAndPort of(String text) {
            Matcher words = WORDS.matcher(text);
            if (!words.matches()) {
                throw new TypeConversionException(
                        "'%s' is no machine. Maybe write a name or an address, as head-node or 10.0.0.7:5702."
                                .formatted(text));
            }
            int port = words.group(2) == null ? ClusterAddress.PORT : Integer.parseInt(words.group(2));
            if (port < 1 || port > HIGHEST) {
                throw new TypeConversionException(
                        "There is no port %d. Maybe %d.".formatted(port, ClusterAddress.PORT));
            }
            return new HostAndPort(words.group(1).replaceAll("[\\[\\]]", ""), port);
        }
    }
}
