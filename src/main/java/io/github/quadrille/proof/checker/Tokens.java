package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the words of a line or a statement one after the other. Each semicolon and each colon is a word by itself, even
 * without blanks around it.
 */
final class Tokens {
    private static final int MOST_DIGITS = 1000;
    private static final int DIGITS_OF_A_LONG = 18;
    private static final int RADIX = 16;
    private static final int DIGIT_BITS = 4;
    /** Each short name that exists only in version 2.0 is mapped to the name of the same rule in version 3.0. */
    private static final Map<String, String> OLD_NAMES =
            Map.of("u", "rup", "p", "pol", "o", "soli", "d", "deld", "find", "spec", "#", "setlvl", "w", "wiplvl");

    private final byte[] line;
    private final int first;
    private final int length;
    private final boolean isNew;
    private int start;
    private int end;
    private int step;

    /**
     * Creates a reader of the words between two positions of a buffer. The first word becomes the current word.
     *
     * @param line the buffer
     * @param from the position of the first byte
     * @param to the position after the last byte
     * @param isNew whether the words are of version 3.0
     */
    Tokens(byte[] line, int from, int to, boolean isNew) {
        this.line = line;
        this.first = from;
        this.length = to;
        this.isNew = isNew;
        this.end = from;
        next();
        this.step = start;
    }

    /** Returns how many lines of the statement end before the current word. */
    int linesBefore() {
        return linesSince(first);
    }

    /** Marks the current word as the beginning of a step. A subproof begins a step in the middle of a statement. */
    void beginStep() {
        step = start;
    }

    /** Returns whether the current word is on a later line than the beginning of the step. */
    boolean isOnLaterLine() {
        return linesSince(step) > 0;
    }

    private int linesSince(int from) {
        int lines = 0;
        for (int i = from; i < start; i++) {
            lines += line[i] == '\n' ? 1 : 0;
        }
        return lines;
    }

    /** Goes on to the next word. */
    void next() {
        start = end;
        while (start < length && isBlank(line[start])) {
            start++;
        }
        end = start;
        if (end < length && isSeparator(line[end])) {
            end++;
            return;
        }
        while (end < length && !isBlank(line[end]) && !isSeparator(line[end])) {
            end++;
        }
    }

    boolean atEnd() {
        return start == length;
    }

    boolean is(String word) {
        if (end - start != word.length()) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (line[start + i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Goes past the current word if it equals the given word, and returns whether it was equal. */
    boolean skip(String word) {
        boolean found = is(word);
        if (found) {
            next();
        }
        return found;
    }

    /** Returns the current word as the name of a rule. Names of version 2.0 are translated to those of version 3.0. */
    String rule() {
        return isNew ? text() : OLD_NAMES.getOrDefault(text(), text());
    }

    /** Goes past the current word, which is the name of a rule, and returns this reader. */
    Tokens pastRule() {
        next();
        return this;
    }

    /** Returns the word that stands before a witness, hints or a subproof: a colon, or in version 2.0 a semicolon. */
    String separator() {
        return isNew ? ":" : ";";
    }

    /** Goes past the label of a constraint if there is one, and returns the label. */
    Optional<String> skipLabel() {
        Optional<String> label = isLabel() ? Optional.of(text()) : Optional.empty();
        if (label.isPresent()) {
            next();
        }
        return label;
    }

    void expect(String word) throws Refusal {
        if (!skip(word)) {
            throw new Refusal("Expected '%s' but found %s.".formatted(word, this));
        }
    }

    void expectEnd() throws Refusal {
        Refusal.unless(atEnd(), "Expected the end of the line but found %s.", this);
    }

    /** Expects a semicolon and the end of a line of a model. */
    void expectSemicolonAndEnd() throws Refusal {
        expect(";");
        expectEnd();
    }

    /** Expects the end of a statement. A semicolon must stand there; in version 2.0 it may be left out. */
    void finish() throws Refusal {
        if (!skip(";") && isNew) {
            expect(";");
        }
        expectEnd();
    }

    /** Returns whether there is no further word, or the current word is a semicolon. */
    boolean isEnd() {
        return atEnd() || is(";");
    }

    boolean isComment() {
        return start < length && line[start] == '*';
    }

    boolean isInteger() {
        int digits = firstDigit();
        for (int i = digits; i < end; i++) {
            if (line[i] < '0' || line[i] > '9') {
                return false;
            }
        }
        return digits < end;
    }

    /** Reads the current word as a number with at most 1,000 digits, and goes on to the next word. */
    BigInteger integer() throws Refusal {
        BigInteger value = value();
        next();
        return value;
    }

    /**
     * Reads the current word as a number without a sign, and goes on to the next word.
     *
     * @param mostDigits the greatest number of digits
     */
    BigInteger natural(int mostDigits) throws Refusal {
        Refusal.when(firstDigit() > start, "Expected a number without a sign but found %s.", this);
        BigInteger value = value(mostDigits);
        next();
        return value;
    }

    /** Reads the current word as at most 63 bits in hexadecimal digits, and goes on to the next word. */
    long mask() throws Refusal {
        long mask = 0;
        for (int i = start; i < end; i++) {
            int digit = line[i] >= 0 ? Character.digit(line[i], RADIX) : -1;
            if (digit < 0 || mask > Long.MAX_VALUE >> DIGIT_BITS) {
                throw new Refusal("Expected at most 63 bits in hexadecimal digits but found %s.".formatted(this));
            }
            mask = mask << DIGIT_BITS | digit;
        }
        Refusal.when(start == end, "Expected hexadecimal digits but found %s.", this);
        next();
        return mask;
    }

    /** Returns the current word as a number with at most 1,000 digits, and stays at the word. */
    BigInteger value() throws Refusal {
        return value(MOST_DIGITS);
    }

    private BigInteger value(int mostDigits) throws Refusal {
        // This code runs for every term, so it prepares the message only when it is needed.
        if (!isInteger()) {
            throw new Refusal("Expected a whole number but found %s.".formatted(this));
        }
        int digits = firstDigit();
        if (end - digits > mostDigits) {
            throw Refusal.ofLimit("The number has more than %,d digits.".formatted(mostDigits));
        }
        BigInteger magnitude = end - digits <= DIGITS_OF_A_LONG
                ? BigInteger.valueOf(digits(digits, end))
                : new BigInteger(text(digits, end));
        return line[start] == '-' ? magnitude.negate() : magnitude;
    }

    /** Returns whether the current word is the label of a constraint, such as {@code @c1}. */
    boolean isLabel() {
        return end - start > 1 && line[start] == '@';
    }

    /** Reads a number or a label, and ignores it. */
    void passId() throws Refusal {
        if (skipLabel().isEmpty()) {
            integer();
        }
    }

    /** Returns the current word as it is written. */
    String text() {
        return text(start, end);
    }

    boolean isNegatedName() {
        return start < length && line[start] == '~';
    }

    /** Returns the name in the current word, without the sign of a negation. */
    String name() throws Refusal {
        int from = isNegatedName() ? start + 1 : start;
        if (from == end || !isLetter(line[from])) {
            throw new Refusal("Expected a variable but found %s.".formatted(this));
        }
        return text(from, end);
    }

    private int firstDigit() {
        return start < end && (line[start] == '-' || line[start] == '+') ? start + 1 : start;
    }

    private long digits(int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            value = 10 * value + line[i] - '0';
        }
        return value;
    }

    private String text(int from, int to) {
        return new String(line, from, to - from, StandardCharsets.ISO_8859_1);
    }

    static boolean isBlank(byte character) {
        return character == ' ' || character == '\t' || character == '\r' || character == '\n';
    }

    private static boolean isSeparator(byte character) {
        return character == ';' || character == ':';
    }

    private static boolean isLetter(byte character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') || character == '_';
    }

    /** Returns the current word as a message shows it. */
    @Override
    public String toString() {
        return atEnd() ? "the end of the line" : Refusal.quote(text(start, Math.min(end, start + 100)));
    }
}
