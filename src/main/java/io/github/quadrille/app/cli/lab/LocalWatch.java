package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProgressWords;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TextReport;
import io.github.quadrille.app.render.SearchAnimation;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.RecordFields;
import io.github.quadrille.io.text.PendingFile;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import io.github.quadrille.lab.local.LocalRun.Trial;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Watches a local search while it runs. It shows the progress, writes a line for each trial, and keeps the best states
 * for pictures. A trial goes from one restart to the next.
 */
final class LocalWatch implements LocalListener, AutoCloseable {
    private final Terminal terminal;
    private final Puzzle puzzle;
    private final String title;
    private final LocalFileFlags files;
    private final boolean keepsBest;
    private final ProgressLine line;
    private final Optional<PendingFile> trials;
    private final Optional<BestStates> way;
    private Optional<Packing> best = Optional.empty();

    /**
     * Begins to watch a local search.
     *
     * @param keepsBest whether {@link #best} will be called
     */
    LocalWatch(Terminal terminal, Puzzle puzzle, String method, LocalFileFlags files, boolean keepsBest)
            throws IOException, UnusableInput {
        this.terminal = terminal;
        this.puzzle = puzzle;
        this.title = puzzle.name() + " by " + method;
        this.files = files;
        this.keepsBest = keepsBest;
        this.line = new ProgressLine(
                terminal,
                title,
                now -> (now.left().isEmpty() ? "no time limit, Ctrl-C ends it; " : "") + ProgressWords.done(now));
        this.trials = files.trials.isSaid() ? Optional.of(PendingFile.of(files.trials.value())) : Optional.empty();
        this.way = files.animation.optional().map(file -> new BestStates(puzzle));
        writeTrial("trial,end,seconds,iteration,iterations,cost,covered\n");
    }

    @Override
    public void progress(Progress now) {
        line.progress(now);
    }

    @Override
    public void improved(TracePoint point, Supplier<Packing> pieces) {
        if (keepsBest || way.isPresent()) {
            Packing state = pieces.get();
            best = Optional.of(state);
            way.ifPresent(states -> states.add(point, state));
        }
    }

    @Override
    public void ended(Trial trial) {
        writeTrial(line(trial, trial.seconds()));
        if (files.verbose.isSaid()) {
            line.clear();
            terminal.tell(
                    "trial %,d %s after %s: cost %s, %,d of %,d cells",
                    trial.number(),
                    trial.end().word(),
                    CountedNoun.of(trial.iterations(), "iteration"),
                    TextReport.number(trial.cost()),
                    trial.covered(),
                    puzzle.region().mandatorySize());
        }
    }

    /** Writes a trial when it ends. There may be millions of trials, so they are not kept. */
    private void writeTrial(String text) {
        trials.ifPresent(file -> {
            try {
                file.out().write(text.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Override
    public boolean isInterrupted() {
        return line.isInterrupted();
    }

    /** Writes the files that the user named. If no search was made, it warns that they are not written. */
    void finish(Optional<LocalRun> made) throws IOException, UnusableInput {
        line.clear();
        if (made.isEmpty()) {
            files.warn(terminal);
            return;
        }
        LocalRun run = made.get();
        OutputFiles.write(
                files.trace,
                () -> run.trace().stream()
                        .map(point -> line(point, point.seconds()))
                        .collect(Collectors.joining("", "seconds,iteration,since_restart,restart,cost,covered\n", "")));
        if (trials.isPresent()) {
            trials.get().commit();
        }
        OutputFiles.write(files.animation, () -> {
            BestStates states = way.orElseThrow();
            return new SearchAnimation(puzzle, title).of(states.moments(run.isPacked()), states.note());
        });
    }

    /** Returns the components of a record as a line, with commas between them. Seconds have six decimals. */
    private static String line(Record record, double seconds) {
        Map<String, Object> fields = RecordFields.of(record);
        fields.put("seconds", "%.6f".formatted(seconds));
        return fields.values().stream().map(String::valueOf).collect(Collectors.joining(",", "", "\n"));
    }

    /**
     * Returns the state with the lowest cost, with all its pieces, as {@link
     * io.github.quadrille.lab.local.LocalSearch#allPieces} describes them.
     */
    Optional<Packing> best() {
        return best;
    }

    @Override
    public void close() throws IOException {
        if (trials.isPresent()) {
            trials.get().close();
        }
    }
}
