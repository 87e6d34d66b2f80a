package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures how long it takes to find all packings of the twelve pentominoes on five boards. Our program, dancing links
 * in C, and bitboards in Java run by turns.
 */
final class PentominoTables {
    private static final String PENTOMINOES = "5:F1,I1,L1,N1,P1,T1,U1,V1,W1,X1,Y1,Z1";

    // Each of these constants is the index of a command that is run for each board, except {@code RUNS}, which is the
    // number of these commands.
    private static final int LINKS = 0;
    private static final int QUIET = 1;
    private static final int NO_SYMMETRY = 2;
    private static final int BITBOARDS = 3;
    private static final int FIRST = 4;
    private static final int COUNT = 5;
    private static final int LISTED = 6;
    private static final int WRITTEN = 7;
    private static final int RUNS = 8;

    private final int times;
    private final Yardstick yardstick;
    private final Path folder;
    private final double[] together = new double[RUNS];
    private final List<String> found = new ArrayList<>();
    private final List<String> plain = new ArrayList<>();

    private PentominoTables(int times, Yardstick yardstick, Path folder) {
        this.times = times;
        this.yardstick = yardstick;
        this.folder = folder;
    }

    /** Returns the lines of two tables, which compare our program with dancing links and with bitboards. */
    static List<String> of(int times, Yardstick yardstick, Path folder) throws IOException, InterruptedException {
        PentominoTables tables = new PentominoTables(times, yardstick, folder);
        for (Board board : Board.PENTOMINO_BOARDS) {
            System.err.println("pentominoes: " + board.name());
            tables.row(board);
        }
        return tables.lines();
    }

    private void row(Board board) throws IOException, InterruptedException {
        Instance instance = Instance.of(board.file(), Task.COUNT);
        List<Run> runs = Run.byTurns(
                times,
                List.of(
                        yardstick.count(board.forYardstick(), PENTOMINOES),
                        ours(board, "solve", "--all", "--quiet"),
                        ours(board, "solve", "--all", "--quiet", "--no-symmetry"),
                        bitboards(instance),
                        bitboards(instance, "--first"),
                        ours(board, "count"),
                        bitboards(instance, "--list"),
                        ours(board, "solve", "--all")));
        long packings = Yardstick.packings(runs.get(LINKS));
        double[] medians = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            medians[run] = runs.get(run).median();
            together[run] += medians[run];
            if (run != LINKS && packings(runs.get(run)) != packings) {
                throw new IllegalStateException("Different counts on " + board + ": run " + run);
            }
        }
        List<String> texts = runs.stream().map(Run::text).toList();
        found.add(found(board.name(), "%,d".formatted(packings), texts, medians, "%.2f"));
        plain.add(plain(board.name(), texts, medians, "%.2f"));
    }

    private static List<String> ours(Board board, String... words) {
        List<String> command = new ArrayList<>(Quadrille.command(words));
        command.addAll(List.of("--threads", "1", board.file()));
        return command;
    }

    private List<String> bitboards(Instance instance, String... wishes) throws IOException {
        return new PlainFill("", folder, List.of(wishes)).command(instance);
    }

    /**
     * Reads the number of packings. Our program prints {@code packings: 9,356}, and bitboards print {@code packings
     * 9356}.
     */
    private static long packings(Run run) {
        return Answer.number(run.output(), "(?m)^packings:? ([\\d,]+)");
    }

    private static String found(String board, String packings, List<String> texts, double[] medians, String ratio) {
        return ("| %s | %s | %s | %s | " + ratio + " | %s | " + ratio + " |")
                .formatted(
                        board,
                        packings,
                        texts.get(LINKS),
                        texts.get(QUIET),
                        medians[QUIET] / medians[LINKS],
                        texts.get(NO_SYMMETRY),
                        medians[NO_SYMMETRY] / medians[LINKS]);
    }

    private static String plain(String board, List<String> texts, double[] medians, String ratio) {
        return ("| %s | %s | %s | %s | " + ratio + " | " + ratio + " | %s | %s | " + ratio + " |")
                .formatted(
                        board,
                        texts.get(BITBOARDS),
                        texts.get(FIRST),
                        texts.get(COUNT),
                        medians[COUNT] / medians[BITBOARDS],
                        medians[COUNT] / medians[FIRST],
                        texts.get(LISTED),
                        texts.get(WRITTEN),
                        medians[WRITTEN] / medians[LISTED]);
    }

    private List<String> lines() {
        List<String> sums = new ArrayList<>();
        for (double seconds : together) {
            sums.add("%.2f s".formatted(seconds));
        }
        List<String> lines = new ArrayList<>(List.of(
                "",
                "## All packings of the twelve pentominoes",
                "",
                "Ours lists every packing and checks it. The yardstick only counts. If the board is symmetric, some placements of a piece are images of each other. For one piece, ours tries only one placement",
                "of each such group, and maps the packings to their images. With `--no-symmetry`, ours tries all placements. A *ratio* is the time of ours divided by the time of the yardstick.",
                "",
                "| board | packings | yardstick | ours | ratio | ours, `--no-symmetry` | ratio |",
                "|---|---|---|---|---|---|---|"));
        lines.addAll(found);
        lines.add(found("together", "", sums, together, "**%.2f**"));
        lines.addAll(List.of(
                "",
                "## The same by bitboards in Java",
                "",
                "The program with bitboards is `BitboardFill` in `src/bench`. It shares no code with Quadrille. The bits of one number stand for the cells. The search fills the first empty cell, and lays the X in one quarter of the board only. *X first*",
                "is the same program when it lays the X before all other pieces (`--first`). The column `count` has two ratios: the first is to *bitboards*, the second to *X first*. In the last three columns, both programs write every packing as text.",
                "",
                "| board | bitboards | X first | ours, `count` | ratio | ratio | bitboards, `--list` | ours, `solve --all` | ratio |",
                "|---|---|---|---|---|---|---|---|---|"));
        lines.addAll(plain);
        lines.add(plain("together", sums, together, "**%.2f**"));
        return lines;
    }
}
