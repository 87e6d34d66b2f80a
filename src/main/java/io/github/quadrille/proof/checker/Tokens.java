package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** The words of a line or a statement, one after the other. Semicolons and colons are words of their own, wherever they stand. */
final class Tokens {
    private static final int MOST_DIGITS = 1000;
    private static final int DIGITS_OF_A_LONG = 18;
    private static final int RADIX = 16;
    private static final int DIGIT_BITS = 4;
    /** Short names of rules that only version 2.0 has. */
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
     * The words from one position to before another.
     *
     * @param isNew whether they are of version 3.0
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

    /** How many lines have ended before this word; a statement may be longer than a line. */
    int linesBefore() {
        return linesSince(first);
    }

    /** Here begins a step, though no statement has ended: a subproof has begun. */
    void beginStep() {
        step = start;
    }

    /** Whether the step has begun on a line before. */
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

    /** Goes past the word if it is this one. */
    boolean skip(String word) {
        boolean found = is(word);
        if (found) {
            next();
        }
        return found;
    }

    /** The word as the name of a rule, by which version 3.0 has it. */
    String rule() {
        return isNew ? text() : OLD_NAMES.getOrDefault(text(), text());
    }

    /** Goes past the name of a rule. */
    Tokens pastRule() {
        next();
        return this;
    }

    /** What stands before a witness, hints or a subproof: a colon, or in version 2.0 a semicolon. */
    String separator() {
        return isNew ? ":" : ";";
    }

    /** Goes past the name of a constraint if there is one. */
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

    /** The end of a line of a model. */
    void expectSemicolonAndEnd() throws Refusal {
        expect(";");
        expectEnd();
    }

    /** The end of a statement: with a semicolon, or in version 2.0 with or without. */
    void finish() throws Refusal {
        if (!skip(";") && isNew) {
            expect(";");
        }
        expectEnd();
    }

    /** Whether nothing but the end of the statement follows. */
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

    /** The word as a number of any size, and on to the next word. */
    BigInteger integer() throws Refusal {
        BigInteger value = value();
        next();
        return value;
    }

    /** The same without a sign, and with so many digits at most. */
    BigInteger natural(int mostDigits) throws Refusal {
        Refusal.when(firstDigit() > start, "Expected a number without a sign but found %s.", this);
        BigInteger value = value(mostDigits);
        next();
        return value;
    }

    /** The word as at most 63 bits in hexadecimal digits, and on to the next word. */
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

    /** The word as a number of any size, but not on to the next word. */
    BigInteger value() throws Refusal {
        return value(MOST_DIGITS);
    }

    private BigInteger value(int mostDigits) throws Refusal {
        // Read for every term: no arguments are made for a message that is not needed.
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

    /** Whether it is the name of a constraint, such as {@code @c1}. */
    boolean isLabel() {
        return end - start > 1 && line[start] == '@';
    }

    /** Goes past a number or label that is of no consequence. */
    void passId() throws Refusal {
        if (skipLabel().isEmpty()) {
            integer();
        }
    }

    /** The word as it is written. */
    String text() {
        return text(start, end);
    }

    boolean isNegatedName() {
        return start < length && line[start] == '~';
    }

    /** A name, or its negation, without the sign. */
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

    /** The word as a message shows it. */
    @Override
    public String toString() {
        return atEnd() ? "the end of the line" : Refusal.quote(text(start, Math.min(end, start + 100)));
    }
}
