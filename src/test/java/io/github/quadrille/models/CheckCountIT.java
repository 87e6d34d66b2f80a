package io.github.quadrille.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks Quadrille's certificates of counts with the checker in Python that the site shows. This checker shares no code
 * with Quadrille's own checker.
 */
@Needs(Program.PYTHON3)
class CheckCountIT {
    private static final Path CHECKER = Path.of("src/it/check-count/check_count.py");
    private static final int MOST_LINES = 200;
    /**
     * Certificates with more lines than this are damaged in every way only in exhaustive tests, because Python takes
     * too long for them.
     */
    private static final int LONG = 2_000;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "4x10, 1796",
        "4x5, 0",
        "3x40, 998384569070",
        "5x8, 3106",
        "6x24 I2, 29242880940226381",
        "4x6 I3, 13",
        "instances/mixed/gaps-4x6.yaml, 81",
        "instances/mixed/knights-6x6.yaml, 10304",
        "instances/tubes-and-tori/tetrominoes-5x4-vertical.yaml, 140",
        "instances/pentominoes/pentominoes-3x20.yaml, 8"
    })
    void certificates_are_accepted_and_damaged_copies_refused(String board, BigInteger count) throws Exception {
        List<String> certificate = certify(board);
        assertThat(check(certificate)).isEqualTo("the model has exactly %s solutions\n".formatted(count));
        if (certificate.size() > LONG && !Rounds.areAll()) {
            return;
        }
        Random random = new Random(1);
        for (Damage damage : Rounds.oneOf(3, List.of(Damage.values())).toList()) {
            List<String> damaged = new ArrayList<>(certificate);
            damage.of(damaged, random);
            assertThat(check(damaged)).as("%s", damage).startsWith("refused: ");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "4x10, 1796 solutions in 449",
        "8x8 I2, 12988816 solutions in 1629189",
        "instances/mixed/gaps-4x6.yaml, 81 solutions in 27",
        "5x5, 0 solutions in 0"
    })
    void classes_are_accepted_and_a_wrong_number_of_them_refused(String board, String proven) throws Exception {
        List<String> certificate = new ArrayList<>(certify(board, true));
        assertThat(check(certificate)).isEqualTo("the model has exactly %s classes\n".formatted(proven));
        int classes = certificate.size() - 2;
        certificate.set(classes, Damage.oneMore(certificate.get(classes)));
        assertThat(check(certificate)).startsWith("refused: ");
    }

    /** A kind or cell without placements has a row that is an empty sum. */
    @ParameterizedTest
    @CsvSource({
        "'..#/..?/.#.', 'O: 0..1, X5: any, I2: 0..2, I5: 0..1, I3: any', 1",
        "'..#.', 'I2: any, X5: 0..1', 0",
        "'..#?/..?#/####/?##.', 'O: 0..1, X5: any, I2: 0..2, 1x1: 0..1', 3",
        "'../..', 'O: 1, X5: 1', 0",
        "'../..', 'O: 1, X5: 0..1', 1",
        "'..', 'X5: 0..1', 0"
    })
    void rows_without_placements_are_read(String board, String pieces, BigInteger count) throws Exception {
        String rows = board.replace("/", "', '");
        List<String> certificate = certify("{board: ['%s'], pieces: {%s}}".formatted(rows, pieces));
        assertThat(check(certificate)).isEqualTo("the model has exactly %s solutions\n".formatted(count));
    }

    @Test
    @Exhaustive
    void the_count_that_the_page_shows_is_confirmed() throws Exception {
        assertThat(check(certify("6x20"))).isEqualTo("the model has exactly 4397671842816160 solutions\n");
    }

    @Test
    void the_checker_is_short_and_needs_nothing_but_python() throws IOException {
        List<String> lines = Files.readAllLines(CHECKER);
        assertThat(lines).hasSizeLessThanOrEqualTo(MOST_LINES);
        assertThat(lines.stream().filter(line -> line.matches("\\s*(import|from) .*")))
                .containsExactly("import gzip", "import re", "import sys");
    }

    /** Says how one line of a certificate is damaged. */
    private enum Damage {
        ANOTHER_COUNT,
        ANOTHER_NUMBER,
        A_NEW_BOUNDARY,
        NO_START,
        NO_LAST_LAYER,
        A_ROW_TWICE,
        A_ROW_LESS,
        ANOTHER_MODEL,
        NO_END;

        private void of(List<String> lines, Random random) {
            int last = lines.size() - 1;
            int start = lines.indexOf("layer 0") + 1;
            switch (this) {
                case ANOTHER_COUNT -> lines.set(last - 1, oneMore(lines.get(last - 1)));
                case ANOTHER_NUMBER -> {
                    List<Integer> boundaries = IntStream.range(start, last - 1)
                            .filter(line -> !lines.get(line).startsWith("layer"))
                            .boxed()
                            .toList();
                    int line = boundaries.get(random.nextInt(boundaries.size()));
                    lines.set(line, oneMore(lines.get(line)));
                }
                case A_NEW_BOUNDARY -> lines.add(start + 1, "7fffffff 1");
                case NO_START -> lines.remove(start);
                case NO_LAST_LAYER ->
                    lines.remove(IntStream.range(start, last)
                            .filter(line -> lines.get(line).startsWith("layer"))
                            .max()
                            .getAsInt());
                case A_ROW_TWICE -> lines.set(2, lines.get(2) + lines.get(2).replaceFirst("order( \\d+).*", "$1"));
                case A_ROW_LESS -> lines.set(2, lines.get(2).replaceFirst(" \\d+$", ""));
                case ANOTHER_MODEL -> lines.set(1, oneMore(lines.get(1)));
                case NO_END -> lines.remove(last);
            }
        }

        private static String oneMore(String line) {
            int blank = line.lastIndexOf(' ') + 1;
            return line.substring(0, blank) + new BigInteger(line.substring(blank)).add(BigInteger.ONE);
        }
    }

    /** Writes the model, and returns the certificate without comments. */
    private List<String> certify(String board) throws Exception {
        return certify(board, false);
    }

    private List<String> certify(String board, boolean upToSymmetry) throws Exception {
        String[] words = board.split(" ");
        boolean isText = board.startsWith("{");
        String text = isText ? board : "board: %s\npieces: {%s: any}\n".formatted(words[0], words[words.length - 1]);
        String source = words.length == 1
                ? board
                : Files.writeString(folder.resolve("p.yaml"), text).toString();
        StringWriter model = new StringWriter();
        StringWriter certificate = new StringWriter();
        Solver.of(PuzzleReader.read(source))
                .within(Limits.NONE.withThreads(1))
                .upTo(SymmetryGroup.of(upToSymmetry))
                .proving(new ProofOutput(model, certificate, ProofFormat.VERIPB_3))
                .count(CountMethod.FRONTIER);
        Files.writeString(folder.resolve("t.opb"), model.toString());
        return certificate
                .toString()
                .lines()
                .filter(line -> !line.startsWith("*"))
                .toList();
    }

    private String check(List<String> certificate) throws IOException, InterruptedException {
        Path file = Files.write(folder.resolve("t.count"), certificate);
        return SolverRun.run(
                folder, "python3", CHECKER.toString(), folder.resolve("t.opb").toString(), file.toString());
    }
}
