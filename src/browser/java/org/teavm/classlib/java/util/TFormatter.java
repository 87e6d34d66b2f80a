package org.teavm.classlib.java.util;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.IllegalFormatConversionException;
import java.util.Locale;
import java.util.UnknownFormatConversionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats texts as the JDK does in English. The class knows the conversions {@code s d f e x c b n %}, the flags {@code
 * - + , 0}, a width and a precision.
 */
public final class TFormatter implements Closeable, Flushable {
    private static final Pattern GAP = Pattern.compile("%(?:(\\d+)\\$)?([-+,0]*)(\\d*)(?:\\.(\\d+))?(.)");
    private static final int USUAL_PRECISION = 6;

    private final Appendable out;

    public TFormatter() {
        this(new StringBuilder());
    }

    public TFormatter(Locale locale) {
        this();
    }

    public TFormatter(Appendable out) {
        this.out = out;
    }

    public TFormatter(Appendable out, Locale locale) {
        this(out);
    }

    public Appendable out() {
        return out;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    public IOException ioException() {
        return null;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    public TFormatter format(Locale locale, String text, Object... values) {
        return format(text, values);
    }

    public TFormatter format(String text, Object... values) {
        try {
            Matcher gap = GAP.matcher(text);
            int at = 0;
            int next = 0;
            while (text.indexOf('%', at) >= 0) {
                if (!gap.find(at) || gap.start() != text.indexOf('%', at)) {
                    throw new UnknownFormatConversionException("%");
                }
                out.append(text, at, gap.start());
                at = gap.end();
                char kind = gap.group(5).charAt(0);
                if (kind == 'n' || kind == '%') {
                    out.append(kind == 'n' ? "\n" : padded("%", gap));
                } else {
                    int index = gap.group(1) == null ? next++ : Integer.parseInt(gap.group(1)) - 1;
                    if (index >= values.length) {
                        throw new IllegalArgumentException("There is no value for " + gap.group());
                    }
                    String filled = filled(kind, values[index], gap);
                    out.append(padded(Character.isUpperCase(kind) ? filled.toUpperCase(Locale.ROOT) : filled, gap));
                }
            }
            out.append(text, at, text.length());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    private static String padded(String text, Matcher gap) {
        int width = gap.group(3).isEmpty() ? 0 : Integer.parseInt(gap.group(3));
        String blanks = " ".repeat(Math.max(0, width - text.length()));
        return gap.group(2).contains("-") ? text + blanks : blanks + text;
    }

    private static String filled(char kind, Object value, Matcher gap) {
        int precision = gap.group(4) == null ? -1 : Integer.parseInt(gap.group(4));
        char small = Character.toLowerCase(kind);
        if (small == 's' || small == 'b' || value == null) {
            String text =
                    small == 'b' && !(value instanceof Boolean) ? String.valueOf(value != null) : String.valueOf(value);
            return precision < 0 || precision > text.length() ? text : text.substring(0, precision);
        }
        if (small == 'c') {
            return value instanceof Number code ? String.valueOf(Character.toChars(code.intValue())) : value.toString();
        }
        if (value instanceof Number number) {
            boolean isWhole = !(value instanceof Double || value instanceof Float || value instanceof BigDecimal);
            if (small == 'd' && isWhole) {
                return number(new BigInteger(number.toString()).abs().toString(), isNegative(number), gap);
            }
            if (small == 'x' && isWhole) {
                return number(hexadecimal(number), false, gap);
            }
            if ((small == 'f' || small == 'e') && !isWhole) {
                return real(number, small, precision < 0 ? USUAL_PRECISION : precision, gap);
            }
        } else if ("dxfe".indexOf(small) < 0) {
            throw new UnknownFormatConversionException(String.valueOf(kind));
        }
        throw new IllegalFormatConversionException(kind, value.getClass());
    }

    private static boolean isNegative(Number number) {
        return number.toString().startsWith("-");
    }

    private static String hexadecimal(Number number) {
        if (number instanceof BigInteger large) {
            return large.toString(16);
        }
        long bits = number.longValue();
        return Long.toHexString(
                number instanceof Long
                        ? bits
                        : bits & (number instanceof Byte ? 0xff : number instanceof Short ? 0xffff : 0xffffffffL));
    }

    private static String real(Number number, char kind, int precision, Matcher gap) {
        double value = number.doubleValue();
        if (Double.isNaN(value)) {
            return "NaN";
        }
        if (Double.isInfinite(value)) {
            return (value < 0 ? "-" : gap.group(2).contains("+") ? "+" : "") + "Infinity";
        }
        BigDecimal exact = new BigDecimal(number.toString()).abs();
        if (kind == 'f') {
            return number(exact.setScale(precision, RoundingMode.HALF_UP).toPlainString(), isNegative(number), gap);
        }
        int exponent = 0;
        if (exact.signum() != 0) {
            exact = exact.round(new MathContext(precision + 1, RoundingMode.HALF_UP));
            exponent = exact.precision() - exact.scale() - 1;
        }
        String digits = exact.movePointLeft(exponent)
                .setScale(precision, RoundingMode.HALF_UP)
                .toPlainString();
        String power = (exponent < 0 ? "e-" : "e+") + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
        return number(digits + power, isNegative(number), gap);
    }

    /**
     * Returns the text of a number, with its sign. If the flags demand them, the text also has commas or leading zeros.
     */
    private static String number(String digits, boolean isNegative, Matcher gap) {
        String flags = gap.group(2);
        StringBuilder text = new StringBuilder(digits);
        if (flags.contains(",")) {
            int point = digits.indexOf('.');
            for (int i = (point < 0 ? digits.length() : point) - 3; i > 0; i -= 3) {
                text.insert(i, ',');
            }
        }
        String sign = isNegative ? "-" : flags.contains("+") ? "+" : "";
        if (flags.contains("0") && !gap.group(3).isEmpty()) {
            int missing = Integer.parseInt(gap.group(3)) - sign.length() - text.length();
            text.insert(0, "0".repeat(Math.max(0, missing)));
        }
        return sign + text;
    }
}
