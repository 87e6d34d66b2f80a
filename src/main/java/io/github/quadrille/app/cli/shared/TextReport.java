package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.TerminalPicture;
import io.github.quadrille.app.render.TerminalPicture.PictureListing;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.engine.argument.Argument;
import io.github.quadrille.io.answer.StreamedAnswer;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Prints an answer as text: a status line, pictures, and the fields of the verdict. */
public final class TextReport implements StreamedAnswer {
    private final Terminal terminal;
    private final Puzzle puzzle;
    private final boolean quiet;
    private final boolean stats;
    private final boolean explain;
    private final boolean numbered;
    private long number;
    private boolean statusPrinted;
    /**
     * Holds the listing of the pictures. It is made with the first picture, because only pictures need the width of the
     * terminal.
     */
    private Optional<PictureListing> pictures = Optional.empty();

    /**
     * Begins a report for one puzzle.
     *
     * @param numbered whether packings have their numbers above them
     */
    public TextReport(
            Terminal terminal, Puzzle puzzle, boolean quiet, boolean stats, boolean explain, boolean numbered) {
        this.numbered = numbered;
        this.terminal = terminal;
        this.puzzle = puzzle;
        this.quiet = quiet;
        this.stats = stats;
        this.explain = explain;
    }

    @Override
    public void packing(Packing packing, OptionalLong images) {
        status(Verdict.Status.PACKED);
        if (numbered && !quiet) {
            String of = images.isPresent() ? ", one of %,d".formatted(images.getAsLong()) : "";
            terminal.field("packing", "%,d%s".formatted(++number, of));
        }
        draw(packing);
        if (terminal.outIsTerminal()) {
            terminal.out().flush();
        }
    }

    @Override
    public void end(Verdict verdict, Map<String, ?> effort) {
        status(verdict.status());
        if (explain
                && verdict instanceof Verdict.Infeasible none
                && none.evidence().ofRest() instanceof Argument argument) {
            terminal.field("argument", argument.name());
            argument.picture().ifPresent(weights -> terminal.draw(puzzle.rest().region(), weights));
        }
        if (verdict.status() != Verdict.Status.PACKED) {
            verdict.bestSeen().filter(best -> !best.pieces().isEmpty()).ifPresent(this::draw);
        }
        VerdictLines.print(verdict, puzzle, explain, terminal);
        effort.forEach((name, value) -> {
            if (value instanceof List<?> rows) {
                matrix(name, rows);
            } else if (!(value instanceof ClosingLines)) {
                terminal.field(name.replace('_', ' '), value instanceof Number number ? number(number) : "" + value);
            }
        });
        Work work = verdict.work();
        terminal.field("seconds", "%.3f".formatted(work.seconds()));
        if (stats) {
            work(work);
        }
        for (Object value : effort.values()) {
            if (value instanceof ClosingLines last) {
                last.print(terminal);
            }
        }
    }

    /** Returns a number with separators of thousands, and with at most two decimals. */
    public static String number(Number number) {
        return new DecimalFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number);
    }

    private void status(Verdict.Status status) {
        if (!statusPrinted) {
            statusPrinted = true;
            terminal.field("status", status.word());
        }
    }

    private void draw(Packing packing) {
        if (!quiet) {
            if (pictures.isEmpty()) {
                pictures = Optional.of(new PictureListing(new TerminalPicture(terminal.width(), terminal.colour())));
            }
            terminal.out().print(pictures.get().next(Picture.of(puzzle, packing)));
        }
    }

    /** Prints rows of numbers as a matrix. */
    private void matrix(String name, List<?> rows) {
        if (!quiet) {
            terminal.say("%s:", name);
            rows.forEach(row -> terminal.say(
                    "%s", ((List<?>) row).stream().map(" %2s"::formatted).collect(Collectors.joining())));
        }
    }

    private void work(Work work) {
        terminal.field("placements", "%,d".formatted(work.placements()));
        work.stages().forEach(stage -> terminal.field("stage", words(stage)));
        terminal.field("dead ends", "%,d".formatted(work.fails()));
        terminal.field("restarts", "%,d".formatted(work.restarts()));
        terminal.field("seconds to prepare the search", "%.3f".formatted(work.buildSeconds()));
        Runtime runtime = Runtime.getRuntime();
        terminal.field("memory", "%,d MiB".formatted((runtime.totalMemory() - runtime.freeMemory()) >> 20));
    }

    /** Returns words that describe a stage of the search: its name, its model, its time and its nodes. */
    public static String words(Stage stage) {
        String nodes = stage.nodes() == 0
                ? ""
                : ", %s (Choco's: %,d)".formatted(CountedNoun.of(stage.nodes(), "node"), stage.choco());
        String time = "%.3f s".formatted(stage.seconds());
        String model = stage.model().map(word -> ", model " + word).orElse("");
        return "%s%s, %s%s".formatted(stage.name(), model, time, nodes);
    }
}
