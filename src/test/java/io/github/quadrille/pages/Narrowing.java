package io.github.quadrille.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Compares two JSON Schemas and lists where the newer one breaks what the older one promised. A schema of input may
 * only get wider: what was accepted is still accepted. A schema of output may only get narrower: what a reader could
 * rely on still holds, and new fields do no harm. A change that this class cannot judge counts as broken.
 */
final class Narrowing {
    /** These keywords say nothing about what is valid. */
    private static final Set<String> WORDS =
            Set.of("description", "title", "summary", "default", "examples", "$schema", "$comment", "format");

    private static final Set<String> UPPER = Set.of("maximum", "maxLength", "maxItems", "maxProperties");
    private static final Set<String> LOWER = Set.of("minimum", "minLength", "minItems", "minProperties");

    private final boolean isInput;
    private final List<String> broken = new ArrayList<>();

    private Narrowing(boolean isInput) {
        this.isInput = isInput;
    }

    /** Lists the places where a schema of input no longer accepts what it accepted. */
    static List<String> ofInput(Object before, Object now) {
        return list(true, before, now);
    }

    /** Lists the places where a schema of output no longer gives what it gave. */
    static List<String> ofOutput(Object before, Object now) {
        return list(false, before, now);
    }

    private static List<String> list(boolean isInput, Object before, Object now) {
        Narrowing narrowing = new Narrowing(isInput);
        narrowing.compare("", before, now);
        return narrowing.broken;
    }

    private void compare(String at, Object before, Object now) {
        if (!(before instanceof Map<?, ?> old) || !(now instanceof Map<?, ?> young)) {
            check(at, Objects.equals(before, now), before, now);
            return;
        }
        Set<String> keys = new TreeSet<>();
        Stream.concat(old.keySet().stream(), young.keySet().stream())
                .map(String::valueOf)
                .filter(key -> !WORDS.contains(key))
                .forEach(keys::add);
        keys.forEach(key -> compare(at + "/" + key, key, old.get(key), young.get(key)));
    }

    private void compare(String at, String key, Object before, Object now) {
        switch (key) {
            case "properties", "$defs" -> members(at, map(before), map(now));
            case "required" -> check(at, isInput ? within(now, before) : within(before, now), before, now);
            case "enum" -> check(at, isWider(before, now), before, now);
            case "type" -> check(at, isWider(types(before), types(now)), before, now);
            case "anyOf", "oneOf" -> alternatives(at, array(before), array(now));
            case "additionalProperties" ->
                check(at, isInput ? Boolean.FALSE.equals(before) || Objects.equals(before, now) : true, before, now);
            default -> {
                if (UPPER.contains(key)) {
                    check(at, isInput ? atMost(before, now) : atMost(now, before), before, now);
                } else if (LOWER.contains(key)) {
                    check(
                            at,
                            isInput ? atMost(orZero(now), orZero(before)) : atMost(orZero(before), orZero(now)),
                            before,
                            now);
                } else if (before == null || now == null) {
                    // If only one of the two schemas has this keyword, it restricts that schema.
                    check(at, isInput ? now == null : before == null, before, now);
                } else {
                    compare(at, before, now);
                }
            }
        }
    }

    private void members(String at, Map<?, ?> before, Map<?, ?> now) {
        before.forEach((name, schema) -> {
            if (now.containsKey(name)) {
                compare(at + "/" + name, schema, now.get(name));
            } else {
                broken.add(at + "/" + name + " is gone");
            }
        });
    }

    /**
     * Compares the alternatives of two schemas. For input, each older alternative needs a newer one that is at least as
     * wide. For output, each newer alternative needs an older one that is at least as wide.
     */
    private void alternatives(String at, List<?> before, List<?> now) {
        List<?> each = isInput ? before : now;
        List<?> among = isInput ? now : before;
        for (Object schema : each) {
            boolean fits = among.stream()
                    .anyMatch(other -> list(isInput, isInput ? schema : other, isInput ? other : schema)
                            .isEmpty());
            check(at, fits, before, now);
        }
    }

    private void check(String at, boolean holds, Object before, Object now) {
        if (!holds) {
            broken.add("%s was %s and is %s".formatted(at, before, now));
        }
    }

    /**
     * Returns whether a list of values keeps its promise: values of input were only added, or values of output were
     * only left out. A missing list has all values.
     */
    private boolean isWider(Object before, Object now) {
        Object narrow = isInput ? before : now;
        Object wide = isInput ? now : before;
        return wide == null || (narrow != null && array(wide).containsAll(array(narrow)));
    }

    private static boolean within(Object part, Object whole) {
        return array(whole).containsAll(array(part));
    }

    private static boolean atMost(Object least, Object most) {
        return most == null
                || (least instanceof Number low
                        && most instanceof Number high
                        && low.doubleValue() <= high.doubleValue());
    }

    private static Object orZero(Object number) {
        return number == null ? 0 : number;
    }

    /**
     * Returns types as a list. A list with {@code number} gets {@code integer}, too, because each integer is a number.
     */
    private static Object types(Object type) {
        if (type == null) {
            return null;
        }
        List<Object> types = new ArrayList<>(type instanceof List<?> several ? several : List.of(type));
        if (types.contains("number")) {
            types.add("integer");
        }
        return types;
    }

    private static Map<?, ?> map(Object value) {
        return value instanceof Map<?, ?> map ? map : Map.of();
    }

    private static List<?> array(Object value) {
        return value instanceof List<?> list ? list : List.of();
    }
}
