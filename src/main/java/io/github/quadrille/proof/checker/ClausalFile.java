package io.github.quadrille.proof.checker;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Recognises files of SAT solvers by their first bytes, so that an error message can name the kind of file. */
enum ClausalFile {
    CNF(
            "This is a formula in CNF (DIMACS), but this checker reads a model in OPB. Export the puzzle with '--format opb'. For a DRAT proof about a CNF, use drat-trim."),
    DRAT(
            "This is a DRAT proof, as SAT solvers write it, but this checker reads only VeriPB proofs and count certificates. Check it with drat-trim and the CNF that was solved, or write a proof with 'solve --proof'."),
    LRAT(
            "This is an LRAT proof, as SAT solvers write it, but this checker reads only VeriPB proofs and count certificates. Check it with lrat-check and the CNF that was solved, or write a proof with 'solve --proof'.");

    private static final int MOST_LINES = 50;
    private static final Pattern COMMENT = Pattern.compile("\\s*(c(\\s.*)?)?");
    private static final Pattern HEADER = Pattern.compile("p\\s+w?cnf\\s.*");
    private static final Pattern DELETION_OR_CLAUSE = Pattern.compile("([da]\\s+)?(-?[1-9]\\d*\\s+)*0\\s*");
    private static final Pattern WITH_HINTS =
            Pattern.compile("\\d+\\s+(d(\\s+\\d+)*\\s+0|(-?[1-9]\\d*\\s+)*0\\s+(-?[1-9]\\d*\\s+)*0)\\s*");

    private final String message;

    ClausalFile(String message) {
        this.message = message;
    }

    /** Returns a message that names the kind of file and the tool to use instead. */
    String message() {
        return message;
    }

    /** Returns the kind of a file that begins with these bytes; empty if it is not a file of a SAT solver. */
    static Optional<ClausalFile> of(byte[] beginning) {
        if (isBinary(beginning)) {
            return Optional.of(DRAT);
        }
        String text = new String(beginning, StandardCharsets.ISO_8859_1);
        // The text after the last end of line may be incomplete, so it is left out.
        List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .filter(line -> !COMMENT.matcher(line).matches())
                .limit(MOST_LINES)
                .toList();
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        if (HEADER.matcher(lines.get(0)).matches()) {
            return Optional.of(CNF);
        }
        if (lines.stream().allMatch(line -> WITH_HINTS.matcher(line).matches())) {
            return Optional.of(LRAT);
        }
        return lines.stream().allMatch(line -> DELETION_OR_CLAUSE.matcher(line).matches())
                ? Optional.of(DRAT)
                : Optional.empty();
    }

    /**
     * Returns whether the bytes are a binary DRAT proof. Each clause of such a proof is a letter, then numbers with
     * seven bits in each byte, then a byte that is 0.
     */
    private static boolean isBinary(byte[] bytes) {
        boolean isWhole = false;
        int place = 0;
        while (place < bytes.length) {
            if (bytes[place] != 'a' && bytes[place] != 'd') {
                return false;
            }
            place++;
            while (place < bytes.length && bytes[place] != 0) {
                place++;
            }
            isWhole |= place < bytes.length;
            place++;
        }
        return isWhole;
    }
}
