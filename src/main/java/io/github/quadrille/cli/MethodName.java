package io.github.quadrille.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a local search. */
final class MethodName implements ITypeConverter<MethodChoice> {
    @Override
    public MethodChoice convert(String text) {
        return Arrays.stream(MethodChoice.values())
                .filter(choice -> choice.word().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'%s' is no method. Maybe one of %s."
                        .formatted(
                                text,
                                Arrays.stream(MethodChoice.values())
                                        .map(MethodChoice::word)
                                        .collect(Collectors.joining(", ")))));
    }
}
