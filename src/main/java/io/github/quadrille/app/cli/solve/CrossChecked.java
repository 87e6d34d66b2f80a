package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ClosingLines;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import java.util.Optional;

/**
 * Holds the result of a cross-check of an answer.
 *
 * @param outcome one or two words: another engine agreed; or a checker accepted the answer, so that no engine was
 *     asked; or the answer is not confirmed
 * @param reason why no engine has confirmed the answer
 * @param accepted what a checker has accepted: a packing or a certificate
 */
record CrossChecked(String outcome, Optional<String> reason, Optional<String> accepted) implements ClosingLines {
    static final String FIELD = "cross_check";

    private static final String AGREED = "agreed";
    private static final String ACCEPTED = "accepted";
    private static final String NOT_CONFIRMED = "not confirmed";

    static CrossChecked agreed() {
        return new CrossChecked(AGREED, Optional.empty(), Optional.empty());
    }

    /** Returns the result for an answer that a checker accepted, so that no other engine was asked. */
    static CrossChecked accepted(String what) {
        return new CrossChecked(ACCEPTED, Optional.empty(), Optional.of(what));
    }

    static CrossChecked notConfirmed(String reason, Optional<String> accepted) {
        return new CrossChecked(NOT_CONFIRMED, Optional.of(reason), accepted);
    }

    /** Returns the best exit status that a command can have if its answer has this cross-check. */
    ExitStatus status() {
        return outcome.equals(AGREED) || accepted.isPresent() ? ExitStatus.YES : ExitStatus.UNDECIDED;
    }

    /** Returns the result in words for people. */
    String words() {
        String checked =
                accepted.map(what -> "the checker has accepted the " + what).orElse("");
        return outcome.equals(ACCEPTED)
                ? checked
                : outcome + reason.map(why -> " " + why).orElse("") + (checked.isEmpty() ? "" : "; " + checked);
    }

    @Override
    public void print(Terminal terminal) {
        terminal.field("cross-check", words());
    }
}
