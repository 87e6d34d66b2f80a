package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Measures our engines and other solvers on families of instances, and writes {@code engines.md} and its picture. */
final class EnginePage {
    private static final Path PAGE = Path.of("src/site/markdown/engines.md");
    private static final Path CHART = Path.of("src/site/markdown/images/engines.svg");

    private EnginePage() {}

    /**
     * Measures everything, and writes the page and the picture.
     *
     * @param times the number of runs of each engine on each instance
     * @param limit the time after which a run is killed
     * @param folder the folder for intermediate files
     */
    static void write(int times, Duration limit, Path folder) throws IOException, InterruptedException {
        List<Engine> engines = engines(folder);
        Map<Family, List<ContestResult>> results = new LinkedHashMap<>();
        for (Family family : Family.ALL) {
            results.put(family, results(family, engines, times, limit, folder));
        }
        Files.writeString(CHART, EngineChart.of(results, engines, limit));
        Files.writeString(PAGE, page(results, EngineWords.beginning(times, limit, start(times, limit, folder))));
    }

    /**
     * Returns the table of one family, and the total time of each engine for all instances of the family.
     *
     * @param names the names of the engines to run; an empty list means all
     */
    static String table(String title, int times, Duration limit, List<String> names, Path folder)
            throws IOException, InterruptedException {
        Family family = Stream.concat(Family.ALL.stream(), Stream.of(SixtyProblems.family(folder)))
                .filter(each -> each.title().equals(title))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No family is called '" + title + "'."));
        List<Engine> engines = engines(folder).stream()
                .filter(engine -> names.isEmpty() || names.contains(engine.name()))
                .toList();
        List<ContestResult> results = results(family, engines, times, limit, folder);
        return EngineTables.of(results, family.reason()) + "\n" + EngineTables.together(results, limit);
    }

    private static List<ContestResult> results(
            Family family, List<Engine> engines, int times, Duration limit, Path folder)
            throws IOException, InterruptedException {
        List<ContestResult> results = new ArrayList<>();
        for (Instance instance : family.instances()) {
            System.err.printf("%s: %s%n", family.title(), instance.name());
            results.add(new Contest(instance, engines, limit, folder).run(times));
        }
        return results;
    }

    /** Returns the median of the seconds that our program takes to start and do nothing. */
    private static double start(int times, Duration limit, Path folder) throws IOException, InterruptedException {
        List<Double> seconds = new ArrayList<>();
        for (int time = 0; time < times; time++) {
            seconds.add(TimedRun.of(List.of(Quadrille.LAUNCHER, "--version"), limit, folder)
                    .seconds());
        }
        return seconds.stream().sorted().toList().get(times / 2);
    }

    private static List<Engine> engines(Path folder) throws IOException, InterruptedException {
        JavaStart java = JavaStart.in(folder);
        List<String> sat4j = java.command(Sat4jPeer.class);
        return List.of(
                new Ours("ours", "propagator"),
                new OurCount(),
                new Ours("ours, sums", "sums"),
                new Ours("ours, learning", "learning"),
                cpSat(java, folder),
                new JavaPeer("Sat4j", EnumSet.allOf(Task.class), sat4j, List.of()),
                new JavaPeer(
                        "Sat4j, cutting planes", EnumSet.of(Task.DECIDE, Task.COVER), sat4j, List.of("cutting-planes")),
                DancingLinks.in(folder),
                Gecode.in(folder),
                new PlainFill("bitboards in Java", folder, List.of()),
                new PlainFill("bitboards, X first", folder, List.of("--first")));
    }

    /** Returns CP-SAT if OR-Tools supports this machine, and otherwise a missing engine. */
    private static Engine cpSat(JavaStart java, Path folder) throws InterruptedException {
        String name = "CP-SAT";
        Set<Task> tasks = EnumSet.allOf(Task.class);
        try {
            String libraries = "-Djava.library.path=" + NativeLibraries.unpack(folder);
            return new JavaPeer(name, tasks, java.command(CpSatPeer.class, libraries), List.of());
        } catch (IOException e) {
            System.err.println(e.getMessage());
            return new Missing(name, tasks, "not for this machine");
        }
    }

    private static String page(Map<Family, List<ContestResult>> results, String beginning) {
        StringBuilder page = new StringBuilder(beginning);
        results.forEach((family, ofFamily) -> page.append("\n## %s\n\n".formatted(family.title()))
                .append(family.note())
                .append("\n\n")
                .append(EngineTables.of(ofFamily, family.reason())));
        return page.append(EngineWords.END).toString();
    }
}
