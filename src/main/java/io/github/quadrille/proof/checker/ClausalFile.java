package io.github.quadrille.proof.checker;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Knows the files of SAT solvers by how they begin, so that a message can say what they are. */
enum ClausalFile {
    CNF("This is a formula in CNF (DIMACS), but a proof is read here together with a model in OPB."
            + " Maybe export the puzzle with '--format opb'; a solver's DRAT proof of a CNF is for drat-trim."),
    DRAT(
            "This is a DRAT proof, as SAT solvers write it, but only VeriPB proofs and count certificates are read here."
                    + " Maybe check it with drat-trim and the CNF that was solved, or have a proof written with 'solve --proof'."),
    LRAT(
            "This is an LRAT proof, as SAT solvers write it, but only VeriPB proofs and count certificates are read here."
                    + " Maybe check it with lrat-check and the CNF that was solved, or have a proof written with 'solve --proof'.");

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

    /** What it is, and what to use instead. */
    String message() {
        return message;
    }

    /** Which of them begins so, if it is one. */
    static Optional<ClausalFile> of(byte[] beginning) {
        if (isBinary(beginning)) {
            return Optional.of(DRAT);
        }
        String text = new String(beginning, StandardCharsets.ISO_8859_1);
        // What comes after the last end of a line may have been cut off.
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

    /** Clauses, each a letter and numbers of seven bits a byte, the last of which is 0. */
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
