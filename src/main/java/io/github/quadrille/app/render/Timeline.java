package io.github.quadrille.app.render;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Describes the changes of an animated picture, which are repeated over and over. Elements get classes that have
 * keyframes in CSS, so no script is needed. If animations are not played, or not wanted ({@code
 * prefers-reduced-motion}), the last state is seen.
 */
final class Timeline {
    private final double seconds;
    /** The map holds the name of the class that each rule of CSS defines. */
    private final Map<Rule, String> names = new LinkedHashMap<>();

    /**
     * Begins without any change.
     *
     * @param seconds the length of one round
     */
    Timeline(double seconds) {
        this.seconds = seconds;
    }

    /**
     * Shows an element from one time until another, at which it begins to fade away. If the second time is after the
     * end, the element does not fade away.
     *
     * @return the attribute that the element needs, with a blank before; empty where nothing changes
     */
    String shown(double from, double until, double fade) {
        if (from <= 0) {
            return opacity(new double[] {until, until + fade}, 1, 0);
        }
        return opacity(new double[] {from, from + fade, until, until + fade}, 0, 1, 1, 0);
    }

    /**
     * Changes the opacity of an element to the given values at the given times. Times after the end are left out.
     *
     * @return the attribute that the element needs, with a blank before; empty where nothing changes
     */
    String opacity(double[] times, double... values) {
        return attribute(
                "opacity",
                "linear",
                times,
                DoubleStream.of(values).mapToObj(Timeline::number).toArray(String[]::new));
    }

    /**
     * Gives an element another colour at the given time.
     *
     * @return the attribute that the element needs, with a blank before; empty where nothing changes
     */
    String fill(double at, Colour before, Colour after) {
        return attribute("fill", "step-end", new double[] {at, at}, before.hex(), after.hex());
    }

    private String attribute(String property, String pace, double[] times, String... values) {
        int count = (int) DoubleStream.of(times).filter(at -> at < seconds).count();
        if (count == 0) {
            return "";
        }
        String frames = IntStream.range(0, count)
                .mapToObj(i -> "%s%%{%s:%s}".formatted(number(100 * times[i] / seconds), property, values[i]))
                .collect(Collectors.joining());
        String keyframes =
                "0%%{%1$s:%2$s}%3$s100%%{%1$s:%4$s}".formatted(property, values[0], frames, values[count - 1]);
        Rule rule = new Rule("%s:%s".formatted(property, values[count - 1]), pace, keyframes);
        return " class=\"%s\"".formatted(names.computeIfAbsent(rule, r -> "t" + names.size()));
    }

    /** Returns the style element that the classes need. It is written once, after all other elements. */
    String style() {
        StringBuilder css = new StringBuilder("<style>\n");
        names.forEach((rule, name) -> css.append(".%1$s{%2$s;animation:%1$s %3$ss %4$s infinite}@keyframes %1$s{%5$s}\n"
                .formatted(name, rule.atTheEnd, number(seconds), rule.pace, rule.keyframes)));
        return css.append("@media (prefers-reduced-motion:reduce){*{animation:none!important}}\n</style>\n")
                .toString();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value).replaceAll("\\.?0+$", "");
    }

    /**
     * Holds the keyframes of a class.
     *
     * @param atTheEnd the property with its value at the end, which applies where animations are not played
     */
    private record Rule(String atTheEnd, String pace, String keyframes) {}
}
