package io.github.quadrille.app.cli.shared;

import io.github.quadrille.engine.parts.ClusterAddress;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A machine and a port: {@code head-node}, {@code 10.0.0.7:5702}, {@code [::1]:5701}. */
public record HostAndPort(String host, int port) {
    private static final int HIGHEST = 65_535;
    private static final Pattern WORDS = Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9._-]+)(?::([0-9]{1,6}))?");

    /** Reads it. */
    public static final class Reader implements ITypeConverter<HostAndPort> {
        @Override
        public HostAndPort convert(String text) {
            Matcher words = WORDS.matcher(text);
            if (!words.matches()) {
                throw new TypeConversionException(
                        "'%s' is no machine. Maybe write a name or an address, as head-node or 10.0.0.7:5702."
                                .formatted(text));
            }
            int port = words.group(2) == null ? ClusterAddress.PORT : Integer.parseInt(words.group(2));
            if (port < 1 || port > HIGHEST) {
                throw new TypeConversionException("There is no port %d. Maybe %d.".formatted(port, ClusterAddress.PORT));
            }
            return new HostAndPort(words.group(1).replaceAll("[\\[\\]]", ""), port);
        }
    }
}
