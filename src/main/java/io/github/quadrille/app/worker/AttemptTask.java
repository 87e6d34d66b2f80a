package io.github.quadrille.app.worker;

import io.github.quadrille.app.generate.AttemptFilter.GenerationAttempt;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.DesignRound;
import io.github.quadrille.app.generate.Punching;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.MessageReader;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.PackingWords;
import io.github.quadrille.engine.parts.TaskQuestion;
import java.util.HexFormat;
import java.util.OptionalInt;

/**
 * Which attempt to find a puzzle is wanted, as an errand: {@code punch holes pieces...}, the pieces of a packing; or
 * {@code design seed holes pieces connected symmetric islands}, the seed in hexadecimal digits, 0 for any number of pieces,
 * and yes or no. The answer is a line: yes or no.
 */
public final class AttemptTask {
    private static final String PUNCH = "punch";
    private static final String DESIGN = "design";
    private static final String YES = "yes";
    private static final String NO = "no";

    private AttemptTask() {}

    /** In words; beside them goes the attempt's puzzle. */
    public static TaskQuestion.Errand errand(GenerationAttempt generationAttempt) {
        return new TaskQuestion.Errand(
                generationAttempt instanceof Punching punching
                        ? words(punching)
                        : words((DesignRound) generationAttempt));
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
     * Reads words that may come from a stranger.
     *
     * @throws MalformedMessage when they order no attempt
     */
    public static GenerationAttempt of(TaskQuestion.Errand errand, Puzzle puzzle) throws MalformedMessage {
        String[] words = errand.what().split(" ", -1);
        return switch (words[0]) {
            case PUNCH -> punching(errand.what().split(" ", 3), puzzle);
            case DESIGN -> round(words, puzzle);
            default -> throw new MalformedMessage("An errand is no attempt.");
        };
    }

    private static Punching punching(String[] words, Puzzle puzzle) throws MalformedMessage {
        if (words.length != 3) {
            throw new MalformedMessage("Nothing is there to be punched.");
        }
        Packing filling = PackingWords.read(words[2]);
        if (!new PackingChecker(puzzle).faults(filling).isEmpty()) {
            throw new MalformedMessage("A filling is no packing.");
        }
        return new Punching(puzzle, filling, MessageReader.small(words[1]));
    }

    private static DesignRound round(String[] words, Puzzle puzzle) throws MalformedMessage {
        if (words.length != 7) {
            throw new MalformedMessage("A round lacks words.");
        }
        int holes = MessageReader.small(words[2]);
        int pieces = MessageReader.small(words[3]);
        CarvingRules rules = new CarvingRules(OptionalInt.of(holes), isYes(words[4]), isYes(words[5]), isYes(words[6]));
        return new DesignRound(
                puzzle,
                pieces == 0 ? OptionalInt.empty() : OptionalInt.of(pieces),
                rules,
                holes,
                MessageReader.bits(words[1]));
    }

    /** Yes or no, as the answer says it. */
    public static String word(boolean isSo) {
        return isSo ? YES : NO;
    }

    /** Reads an answer that may be mistaken. */
    public static boolean read(MessageReader messageReader) throws MalformedMessage {
        return isYes(messageReader.line());
    }

    private static boolean isYes(String word) throws MalformedMessage {
        if (!word.equals(YES) && !word.equals(NO)) {
            throw new MalformedMessage("It is neither yes nor no.");
        }
        return word.equals(YES);
    }
}
