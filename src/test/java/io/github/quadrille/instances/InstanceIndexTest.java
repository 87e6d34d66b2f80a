package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Checks that {@code instances/index.csv} combines the tables of the instances' READMEs and {@code
 * instances/certificates.csv} into one table. With {@code -Dquadrille.index=write} the index is written anew.
 */
class InstanceIndexTest {
    private static final Path INDEX = Instance.ROOT.resolve("index.csv");
    private static final Path CERTIFICATES = Instance.ROOT.resolve("certificates.csv");
    private static final Pattern ROW =
            Pattern.compile("\\| \\[[^]]+]\\(([^)]+)\\) \\| ([^|]*) \\| ([^|]*) \\| ([^|]*) \\|.*");
    private static final Pattern FIELD = Pattern.compile("(?:^|,)(?:\"([^\"]*)\"|([^,]*))");
    private static final Pattern COUNTED = Pattern.compile("there are ([0-9,]+) packings.*");
    private static final String HEADER = "file,question,answer,effort,source,proved,by,model_kib,certificate_kib,steps,"
            + "seconds_to_prove,seconds_to_check,sha256";

    @Test
    void the_index_says_what_the_tables_say() throws IOException {
        if ("write".equals(System.getProperty("quadrille.index"))) {
            Files.write(INDEX, expected());
        }
        assertThat(Files.readAllLines(INDEX)).containsExactlyElementsOf(expected());
    }

    @Test
    void every_instance_is_in_it_once() throws IOException {
        List<String> files = Files.readAllLines(INDEX).stream()
                .skip(1)
                .map(line -> line.replaceAll(",.*", ""))
                .toList();
        Stream<Path> boards = Stream.of(Instance.ROOT.resolve("line-clear")).flatMap(InstanceIndexTest::boards);
        assertThat(files)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(Instance.families().flatMap(Instance::files), boards)
                                .map(file -> Instance.ROOT.relativize(file).toString())
                                .toList());
    }

    /** Checks that certificates of counts prove the counts in the tables. */
    @Test
    void what_is_proved_is_what_is_answered() throws IOException {
        Map<String, List<String>> certificates = certificates();
        long compared = Instance.all().stream()
                .filter(instance -> instance.packings().isPresent() && !instance.isCovering())
                .filter(instance -> {
                    List<String> certificate = certificates.getOrDefault(instance.toString(), List.of(""));
                    Matcher counted = COUNTED.matcher(certificate.get(0));
                    if (counted.matches()) {
                        assertThat(Long.parseLong(counted.group(1).replace(",", "")))
                                .as(instance.toString())
                                .isEqualTo(instance.packings().get());
                    }
                    return counted.matches();
                })
                .count();
        assertThat(compared).isGreaterThan(100);
    }

    private static List<String> expected() throws IOException {
        Map<String, List<String>> certificates = certificates();
        List<String> lines = new ArrayList<>(List.of(HEADER));
        for (Path family : Instance.families().toList()) {
            for (String line : Files.readAllLines(family.resolve("README.md"))) {
                Matcher row = ROW.matcher(line);
                if (row.matches()) {
                    lines.add(line(family, row, certificates));
                }
            }
        }
        return lines;
    }

    private static String line(Path family, Matcher row, Map<String, List<String>> certificates) {
        String file = family.getFileName() + "/" + row.group(1);
        List<String> certificate = certificates.getOrDefault(file.replaceAll("\\.csv$", ".yaml"), List.of());
        boolean isClearing = family.endsWith("line-clear");
        String[] proved =
                certificate.isEmpty() ? new String[] {"", ""} : (certificate.get(0) + "; ").split("; (?:by )?", 2);
        List<String> fields = new ArrayList<>(List.of(
                file,
                isClearing ? "fewest moves" : family.endsWith("coverings") ? "most covered" : "packings",
                row.group(2).equals("some") ? ">=1" : row.group(2),
                isClearing ? "" : row.group(3),
                isClearing ? "Quadrille" : row.group(4),
                proved[0],
                proved[1].replaceAll("; $", "")));
        for (int column = 1; column < 7; column++) {
            fields.add(certificate.isEmpty() ? "" : certificate.get(column));
        }
        return fields.stream()
                .map(field -> field.contains(",") ? '"' + field + '"' : field)
                .collect(Collectors.joining(","));
    }

    /**
     * Returns the lines of the file of certificates, without their first two fields. The keys are made from these two
     * fields, and are the paths of the puzzle files under {@code instances}.
     */
    private static Map<String, List<String>> certificates() throws IOException {
        Map<String, List<String>> certificates = new HashMap<>();
        for (String line : Files.readAllLines(CERTIFICATES)) {
            List<String> fields = FIELD.matcher(line)
                    .results()
                    .map(field -> field.group(1) == null ? field.group(2) : field.group(1))
                    .toList();
            certificates.put(fields.get(0) + "/" + fields.get(1) + ".yaml", fields.subList(2, fields.size()));
        }
        return certificates;
    }

    private static Stream<Path> boards(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".csv")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
