package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.local.MethodParameter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Holds the parameters of a method that do not have their usual values.
 *
 * @param changed the values of these parameters by name
 */
public record Setting(Map<String, String> changed) {
    static final Setting USUAL = new Setting(Map.of());

    public Setting {
        changed = Map.copyOf(changed);
    }

    /** Returns this setting with another value of one parameter, which may be the usual one. */
    Setting with(MethodParameter parameter, String value) {
        Map<String, String> other = new TreeMap<>(changed);
        if (value.equals(parameter.usual())) {
            other.remove(parameter.name());
        } else {
            other.put(parameter.name(), value);
        }
        return new Setting(other);
    }

    String value(MethodParameter parameter) {
        return changed.getOrDefault(parameter.name(), parameter.usual());
    }

    /** Returns the values in the form in which they follow the name of a method, in the order of the parameters. */
    public List<String> words(List<MethodParameter> parameters) {
        return parameters.stream()
                .flatMap(parameter ->
                        Stream.ofNullable(changed.get(parameter.name())).map(parameter::given))
                .toList();
    }
}
