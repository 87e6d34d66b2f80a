package io.github.quadrille.app.cli.count;

import java.util.Locale;

/** Estimated numbers and times, with no more digits than are worth reading. */
final class RoundedNumber {
    /** From here on powers of ten are easier to read. */
    private static final double LARGE = 1e6;

    private static final double MINUTE = 60;
    private static final double HOUR = 60 * MINUTE;
    private static final double DAY = 24 * HOUR;
    private static final double YEAR = 365.25 * DAY;

    private RoundedNumber() {}

    /** Such as {@code 31,079} or {@code 1.3e9}. */
    static String of(double number) {
        return number < LARGE
                ? String.format(Locale.ROOT, "%,.0f", number)
                : String.format(Locale.ROOT, "%.1e", number).replace("e+0", "e").replace("e+", "e");
    }

    /** Such as {@code 0.3 s}, {@code 3 h 20 min} or {@code 2.0e5 years}. */
    static String time(double seconds) {
        if (seconds < 2 * MINUTE) {
            return String.format(Locale.ROOT, seconds < 10 ? "%.1f s" : "%.0f s", seconds);
        }
        if (seconds < DAY) {
            long minutes = Math.round(seconds / MINUTE);
            return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
        }
        if (seconds < YEAR) {
            long hours = Math.round(seconds / HOUR);
            return hours / 24 + " d " + hours % 24 + " h";
        }
        return of(seconds / YEAR) + " years";
    }
}
