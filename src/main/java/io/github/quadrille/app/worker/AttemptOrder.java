package io.github.quadrille.app.worker;

import io.github.quadrille.app.generate.Attempt;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.DesignRound;
import io.github.quadrille.app.generate.Punching;
import io.github.quadrille.engine.parts.Lines;
import io.github.quadrille.engine.parts.Malformed;
import io.github.quadrille.engine.parts.PackingWords;
import io.github.quadrille.engine.parts.Question;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.HexFormat;
import java.util.OptionalInt;

/**
 * Which attempt to find a puzzle somebody wants, as an errand: {@code punch holes pieces...}, the pieces of a packing; or
 * {@code design seed holes pieces connected symmetric islands}, the seed in hexadecimal digits, 0 for any number of pieces,
 * and yes or no. The answer is a line: yes or no.
 */
public final class AttemptOrder {
    private static final String PUNCH = "punch";
    private static final String DESIGN = "design";
    private static final String YES = "yes";
    private static final String NO = "no";

    private AttemptOrder() {}

    /** In words; beside them goes the attempt's puzzle. */
    public static Question.Errand errand(Attempt attempt) {
        return new Question.Errand(
                attempt instanceof Punching punching ? words(punching) : words((DesignRound) attempt));
    }

    private static String words(Punching punching) {
        return "%s %d %s".formatted(PUNCH, punching.mostHoles(), PackingWords.write(punching.filling()));
    }

    private static String words(DesignRound round) {
        CarvingRules rules = round.rules();
        return String.join(
                " ",
                DESIGN,
                HexFormat.of().toHexDigits(round.seed()),
                Integer.toString(round.holes()),
                Integer.toString(round.pieces().orElse(0)),
                word(rules.connected()),
                word(rules.symmetric()),
                word(rules.islands()));
    }

    /**
     * Reads the words of somebody who may be a stranger.
     *
     * @throws Malformed when they order no attempt
     */
    public static Attempt of(Question.Errand errand, Puzzle puzzle) throws Malformed {
        String[] words = errand.what().split(" ", -1);
        return switch (words[0]) {
            case PUNCH -> punching(errand.what().split(" ", 3), puzzle);
            case DESIGN -> round(words, puzzle);
            default -> throw new Malformed("An errand is no attempt.");
        };
    }

    private static Punching punching(String[] words, Puzzle puzzle) throws Malformed {
        if (words.length != 3) {
            throw new Malformed("Nothing is there to be punched.");
        }
        Packing filling = PackingWords.read(words[2]);
        if (!new PackingChecker(puzzle).faults(filling).isEmpty()) {
            throw new Malformed("A filling is no packing.");
        }
        return new Punching(puzzle, filling, Lines.small(words[1]));
    }

    private static DesignRound round(String[] words, Puzzle puzzle) throws Malformed {
        if (words.length != 7) {
            throw new Malformed("A round lacks words.");
        }
        int holes = Lines.small(words[2]);
        int pieces = Lines.small(words[3]);
        CarvingRules rules = new CarvingRules(OptionalInt.of(holes), isYes(words[4]), isYes(words[5]), isYes(words[6]));
        return new DesignRound(
                puzzle, pieces == 0 ? OptionalInt.empty() : OptionalInt.of(pieces), rules, holes, Lines.bits(words[1]));
    }

    /** Yes or no, as the answer says it. */
    public static String word(boolean isSo) {
        return isSo ? YES : NO;
    }

    /** Reads the answer of somebody who may be mistaken. */
    public static boolean read(Lines lines) throws Malformed {
        return isYes(lines.line());
    }

    private static boolean isYes(String word) throws Malformed {
        if (!word.equals(YES) && !word.equals(NO)) {
            throw new Malformed("It is neither yes nor no.");
        }
        return word.equals(YES);
    }
}
