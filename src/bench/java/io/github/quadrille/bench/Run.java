package io.github.quadrille.bench;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * Holds several runs of a command as a separate process, timed from start to exit.
 *
 * @param seconds the wall-clock seconds of each run, ascending
 * @param output the text that the last run printed
 */
record Run(List<Double> seconds, String output) {

    static Run of(int times, List<String> command) throws IOException, InterruptedException {
        return of(times, command, ProcessBuilder.Redirect.INHERIT);
    }

    /** Runs several commands in turn, so that a disturbance of the machine affects all of them. */
    static List<Run> byTurns(int times, List<List<String>> commands) throws IOException, InterruptedException {
        List<List<Double>> seconds = commands.stream()
                .map(command -> (List<Double>) new ArrayList<Double>())
                .toList();
        List<String> outputs = new ArrayList<>(Collections.nCopies(commands.size(), ""));
        for (int time = 0; time < times; time++) {
            for (int i = 0; i < commands.size(); i++) {
                Run once = of(1, commands.get(i));
                seconds.get(i).add(once.median());
                outputs.set(i, once.output());
            }
        }
        return IntStream.range(0, commands.size())
                .mapToObj(i -> new Run(seconds.get(i).stream().sorted().toList(), outputs.get(i)))
                .toList();
    }

    /**
     * Runs a command several times.
     *
     * @param errors the place to which the command's error output goes
     */
    static Run of(int times, List<String> command, ProcessBuilder.Redirect errors)
            throws IOException, InterruptedException {
        List<Double> seconds = new ArrayList<>();
        String output = "";
        for (int i = 0; i < times; i++) {
            long begin = System.nanoTime();
            Process process = new ProcessBuilder(command).redirectError(errors).start();
            output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(10, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new IOException("No end after ten minutes: " + command);
            }
            seconds.add((System.nanoTime() - begin) / 1e9);
        }
        seconds.sort(Comparator.naturalOrder());
        return new Run(List.copyOf(seconds), output);
    }

    double median() {
        return seconds.get(seconds.size() / 2);
    }

    /** Returns the median and the range of the seconds. */
    String text() {
        return "%.2f s (%.2f to %.2f)".formatted(median(), seconds.get(0), seconds.get(seconds.size() - 1));
    }

    /** Returns the number after a label in the output, such as {@code packings: 1,796}. */
    BigInteger number(String label) {
        return output.lines()
                .filter(line -> line.startsWith(label + ": "))
                .map(line ->
                        line.substring(label.length() + 2).split(" ", -1)[0].replace(",", ""))
                .map(BigInteger::new)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No '" + label + "' in: " + output));
    }
}
