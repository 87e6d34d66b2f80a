package io.github.quadrille.browser;

import com.fasterxml.jackson.core.io.NumberOutput;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.question.PuzzleTooLarge.JavaMemory;
import java.io.ByteArrayOutputStream;
import java.io.Writer;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chocosolver.solver.variables.IntVar;
import org.ojalgo.machine.Hardware;
import org.teavm.jso.JSBody;

/**
 * Holds replacements for methods that TeaVM lacks or implements differently. A method without an annotation replaces
 * the instance method of the same name in the class of its first parameter, which stands for {@code this}. A method
 * with {@link Of} replaces the static method of the same name and parameters in the class that the annotation names.
 */
final class MissingMethods {
    private MissingMethods() {}

    /**
     * Computes the memory that a tab may take. Chromium ends a tab without a message when the tab takes a quarter of
     * the machine's memory, or 4 GiB.
     */
    private static final class TabMemory {
        private static final int MOST_GIBIBYTES = 8;

        /**
         * The limit is three quarters of a quarter of the machine's memory, and at most 1.5 GiB. So it stays well below
         * 4 GiB, which several workers share.
         */
        static final long BYTES = (long) (Math.min(machineGibibytes(), MOST_GIBIBYTES) * 3 / 16 * (1 << 30));

        private TabMemory() {}

        /** Returns the machine's memory in GiB, or 8 in browsers that do not report it. */
        @JSBody(script = "return typeof navigator === 'object' && navigator.deviceMemory || 8;")
        private static native double machineGibibytes();
    }

    /** Names the class of the static method that is replaced. */
    @Retention(RetentionPolicy.RUNTIME)
    @interface Of {
        Class<?> value();
    }

    static long maxMemory(Runtime runtime) {
        return TabMemory.BYTES;
    }

    /** Returns advice that names no option of Java, because no option can raise the memory of a tab. */
    @Of(JavaMemory.class)
    static String advice(long bytes) {
        return "Use a smaller puzzle, or the program outside of the browser, which can have more.";
    }

    static boolean isInterrupted(Thread here) {
        return ThreadTeam.look(here);
    }

    static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i < text.length(); i++) {
            char next = text.charAt(i);
            if (next == '\n' || next == '\r') {
                lines.add(text.substring(begin, i));
                i += next == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n' ? 1 : 0;
                begin = i + 1;
            }
        }
        if (begin < text.length()) {
            lines.add(text.substring(begin));
        }
        return lines.stream();
    }

    /** Splits a text. If the expression is empty, TeaVM would add an empty text before the first character. */
    static String[] split(String text, String expression) {
        return expression.isEmpty() && !text.isEmpty()
                ? IntStream.range(0, text.length())
                        .mapToObj(i -> text.substring(i, i + 1))
                        .toArray(String[]::new)
                : text.split(expression, 0);
    }

    static void writeBytes(ByteArrayOutputStream out, byte[] bytes) {
        out.write(bytes, 0, bytes.length);
    }

    static IntStream stream(IntVar variable) {
        return IntStream.rangeClosed(variable.getLB(), variable.getUB()).filter(variable::contains);
    }

    /** Streams the bits that are set. TeaVM's stream begins again at the bit at which the consumer stopped. */
    static IntStream stream(BitSet bits) {
        return IntStream.iterate(bits.nextSetBit(0), bit -> bit >= 0, bit -> bits.nextSetBit(bit + 1));
    }

    /** Streams distinct numbers. When the consumer stops, TeaVM's stream forgets the numbers that it has seen. */
    static IntStream distinct(IntStream numbers) {
        return numbers.filter(new HashSet<Integer>()::add);
    }

    static <T> Stream<T> distinct(Stream<T> values) {
        return values.filter(new HashSet<T>()::add);
    }

    /** Rounds to the nearest whole number. A half is rounded to the even number, but TeaVM would round it up. */
    @Of(Math.class)
    static double rint(double number) {
        double whole = Math.floor(number);
        double rest = number - whole;
        boolean isUp = rest > 0.5 || rest == 0.5 && whole % 2 != 0;
        return Math.copySign(isUp ? whole + 1 : whole, number);
    }

    /** Rounds to the nearest whole number. A half is always rounded up, but TeaVM would round a negative half down. */
    @Of(Math.class)
    static long round(double number) {
        double whole = Math.floor(number);
        return (long) (number - whole >= 0.5 ? whole + 1 : whole);
    }

    /**
     * Returns the decimal logarithm, which is whole for powers of ten. For some of them, the result of TeaVM is not
     * whole.
     */
    @Of(Math.class)
    static double log10(double number) {
        return decimalLogarithm(number);
    }

    @JSBody(params = "number", script = "return Math.log10(number);")
    private static native double decimalLogarithm(double number);

    @Of(Character.class)
    static String toString(int codePoint) {
        return String.valueOf(Character.toChars(codePoint));
    }

    @Of(Arrays.class)
    static int compare(int[] one, int[] other) {
        for (int i = 0; i < Math.min(one.length, other.length); i++) {
            if (one[i] != other[i]) {
                return Integer.compare(one[i], other[i]);
            }
        }
        return one.length - other.length;
    }

    @Of(Writer.class)
    static Writer nullWriter() {
        return new Writer() {
            @Override
            public void write(char[] text, int from, int length) {}

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
    }

    @Of(ConcurrentHashMap.class)
    static Set<Object> newKeySet() {
        return new LinkedHashSet<>();
    }

    @Of(Pattern.class)
    static Pattern compile(String expression, int flags) {
        return Pattern.compile(expression.replace("\\R", "(?:\\r\\n|[\\n\\x0B\\f\\r\\x85\\u2028\\u2029])"), flags);
    }

    @Of(NumberOutput.class)
    static String toString(double number, boolean fast) {
        return Double.toString(number);
    }

    @Of(Hardware.class)
    static long getMemory() {
        return TabMemory.BYTES;
    }
}
