package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.local.MethodParameter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A {@code Setting} is a choice of values for the parameters of a method. It holds only the values that differ from the
 * default values.
 *
 * @param changed the values that are not the defaults, each under the name of its parameter
 */
public record Setting(Map<String, String> changed) {
    static final Setting USUAL = new Setting(Map.of());

    public Setting {
        changed = Map.copyOf(changed);
    }

    /** Returns this setting with another value of one parameter. The new value can be the default value. */
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

    /**
     * Returns the changed values as words such as {@code adoption=0.5}, in the order of the parameters. On the command
     * line such words follow the name of a method.
     */
    public List<String> words(List<MethodParameter> parameters) {
        return parameters.stream()
                .flatMap(parameter ->
                        Stream.ofNullable(changed.get(parameter.name())).map(parameter::given))
                .toList();
    }
}
