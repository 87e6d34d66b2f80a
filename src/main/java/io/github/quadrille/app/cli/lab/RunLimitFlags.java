package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.lab.local.LocalLimits;
import java.time.Duration;
import java.util.Optional;

/** The options that say when a run of a local search ends. */
class RunLimitFlags extends Flags {
    protected final Flag<Long> steps;
    protected final Flag<Long> moves;
    protected final Flag<Long> restarts;
    protected final Flag<Duration> timeLimit;
    private final Flag<Long> seed;
    private final Duration usualTime;

    /**
     * @param usualTime where no other limit is given
     * @param words the help of each option, from the seed to the restarts
     */
    RunLimitFlags(Duration usualTime, String... words) {
        this.usualTime = usualTime;
        this.seed = seedOption(words[0]);
        this.timeLimit = timeLimitOption(words[1]);
        this.steps =
                option("--max-iterations,--steps", "N", Long.class, words[2]).under(Heading.LIMITS);
        this.moves = option("--moves", "N", Long.class, words[3]).under(Heading.LIMITS);
        this.restarts = option("--restarts", "N", Long.class, words[4]).under(Heading.LIMITS);
    }

    LocalLimits limits() {
        boolean isOpen = !steps.isSaid() && !moves.isSaid() && !restarts.isSaid();
        return new LocalLimits(
                seed.value(),
                timeLimit.optional().or(() -> Optional.of(usualTime).filter(usual -> isOpen)),
                steps.optional().orElse(Long.MAX_VALUE),
                moves.optional().orElse(Long.MAX_VALUE),
                restarts.optional().orElse(Long.MAX_VALUE),
                Integer.MAX_VALUE);
    }
}
