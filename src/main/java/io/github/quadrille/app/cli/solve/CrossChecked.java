package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ClosingLines;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import java.util.Optional;

/**
 * What came of asking other engines for an answer that is known.
 *
 * @param outcome whether one of them has confirmed it, or our checker before they were asked
 * @param reason why none has: what they were stopped by
 * @param accepted what our checker has accepted instead, a packing or a certificate
 */
record CrossChecked(String outcome, Optional<String> reason, Optional<String> accepted) implements ClosingLines {
    static final String FIELD = "cross_check";

    private static final String AGREED = "agreed";
    private static final String ACCEPTED = "accepted";
    private static final String NOT_CONFIRMED = "not confirmed";

    static CrossChecked agreed() {
        return new CrossChecked(AGREED, Optional.empty(), Optional.empty());
    }

    /** Our checker was asked first, and no other engine had to be. */
    static CrossChecked accepted(String what) {
        return new CrossChecked(ACCEPTED, Optional.empty(), Optional.of(what));
    }

    static CrossChecked notConfirmed(String reason, Optional<String> accepted) {
        return new CrossChecked(NOT_CONFIRMED, Optional.of(reason), accepted);
    }

    /** How a command ends at best whose answer was compared so. */
    ExitStatus status() {
        return outcome.equals(AGREED) || accepted.isPresent() ? ExitStatus.YES : ExitStatus.UNDECIDED;
    }

    /** For people, after the name of the comparison. */
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
