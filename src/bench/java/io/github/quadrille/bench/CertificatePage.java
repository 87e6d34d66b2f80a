package io.github.quadrille.bench;

import io.github.quadrille.core.text.TextTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Writes a table and a page about the certificates of all instances. The table has a row for each certificate: what it
 * proves, its size, and how long proving and checking take. The page has a line for each family of instances, and lists
 * the answers that have no certificate, with the reasons.
 */
final class CertificatePage {
    private static final Path PAGE = Path.of("src/site/markdown/certificates.md");
    private static final Path TABLE = Path.of("instances/certificates.csv");
    /** A check may take at most this long. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private static final String COLUMNS =
            "family,instance,proved,model_kib,certificate_kib,steps,seconds_to_prove,seconds_to_check,sha256";

    /** Each line names answers for which no command writes a certificate, and gives the reason. */
    private static final List<String> NO_CERTIFICATES = List.of(
            "| `count` of parts, with a journal or on many machines | each part is a puzzle, and its count can have a certificate, but no file proves that the parts together are the whole puzzle |",
            "| `count --sample`, `--estimate` | the answer depends on chance |",
            "| a packing | a packing is its own certificate: `verify` checks it, and `solve --proof` writes it as a solution of the model |",
            "| bounds of undecided answers, and open records | the answer does not claim that anything is best |",
            "| results of published local searches, and of `clear --method astar` | the answer does not claim that anything is best |");

    /**
     * Holds a row of the table, which describes one certificate.
     *
     * @param sha256 the digest of the uncompressed text, because two versions of Java may compress the text differently
     */
    private record Row(
            String family,
            String instance,
            String proved,
            long modelKib,
            long certificateKib,
            long steps,
            double toProve,
            double toCheck,
            String sha256) {
        private String csv() {
            return Stream.of(
                            family,
                            instance,
                            proved,
                            "" + modelKib,
                            "" + certificateKib,
                            "" + steps,
                            "%.2f".formatted(toProve),
                            "%.2f".formatted(toCheck),
                            sha256)
                    .map(TextTable::field)
                    .collect(Collectors.joining(","));
        }
    }

    private final Path folder;
    private final int seconds;
    private final List<Row> rows = new ArrayList<>();
    /**
     * Holds the answers without a certificate. A key is a line of a table: the family of instances, the answer, and the
     * reason why it has no certificate. The value names the instances to which the line applies.
     */
    private final Map<String, List<String>> without = new TreeMap<>();

    private CertificatePage(Path folder, int seconds) {
        this.folder = folder;
        this.seconds = seconds;
    }

    /**
     * Writes the table and the page.
     *
     * @param seconds the time limit of each proof
     * @param folder the folder for the files of the proofs
     */
    static void write(int seconds, Path folder) throws IOException, InterruptedException {
        CertificatePage page = new CertificatePage(folder, seconds);
        ExecutorService atOnce = Executors.newFixedThreadPool(Conditions.CORES);
        try {
            List<Callable<Runnable>> all = new ArrayList<>();
            Claim.all().forEach(claim -> all.add(() -> page.certify(claim)));
            // The rows follow the order of the index, whatever the order in which the tasks end.
            for (Future<Runnable> written : atOnce.invokeAll(all)) {
                written.get().run();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } finally {
            atOnce.shutdownNow();
        }
        Files.write(
                TABLE,
                Stream.concat(Stream.of(COLUMNS), page.rows.stream().map(Row::csv))
                        .toList());
        Files.write(PAGE, page.lines());
    }

    /**
     * Makes the certificate of a claim, and checks it. Returns an action that adds a row to the table. If there is no
     * certificate, or the check does not accept it, the action adds the reason to the page instead. The thread that
     * writes the page runs these actions.
     */
    private Runnable certify(Claim claim) throws IOException, InterruptedException {
        Path proofs = Files.createDirectories(folder.resolve(claim.family()).resolve(claim.name()));
        Path complaints = proofs.resolve("complaints");
        Run proved = claim.prove(proofs, complaints, seconds);
        String steps = Claim.field(proved.output(), "steps");
        String answer = answer(claim, proved.output());
        if (!proved.output().contains("\"proves\"")) {
            // The complaint is kept without the instance's name, so that instances with the same reason share a line.
            String complaint = Files.readString(complaints)
                    .strip()
                    .replaceAll("\\s+", " ")
                    .replaceAll("^(error: )?No proof of '[^']*' is written[:;] ", "");
            return without(
                    claim, answer, answer.endsWith("undecided") ? "not known in %d s".formatted(seconds) : complaint);
        }
        Path model = Path.of(Claim.field(proved.output(), "model"));
        TimedRun check = TimedRun.of(Quadrille.command("check", model.toString(), steps), PATIENCE, proofs);
        String said = check.output().orElse(check.none());
        if (!said.startsWith("status: accepted")) {
            return without(
                    claim,
                    answer,
                    "written, but `check` says: " + said.lines().findFirst().orElse("nothing"));
        }
        Row row = new Row(
                claim.family(),
                claim.name(),
                Claim.field(proved.output(), "proves"),
                kibibytes(model),
                kibibytes(Path.of(steps)),
                new Run(List.of(check.seconds()), said).number("steps").longValueExact(),
                proved.median(),
                check.seconds(),
                digest(Path.of(steps)));
        Files.delete(model);
        Files.delete(Path.of(steps));
        return () -> rows.add(row);
    }

    private Runnable without(Claim claim, String answer, String why) {
        String line = "| %s | %s | %s |".formatted(claim.family(), answer, why);
        return () -> without.computeIfAbsent(line, key -> new ArrayList<>()).add(claim.name());
    }

    private static String answer(Claim claim, String json) {
        String status = Claim.field(json, "status");
        return claim.command().equals("count") && status.equals("counted")
                ? Claim.field(json, "packings") + " packings"
                : claim.command() + ": " + status;
    }

    private static long kibibytes(Path file) throws IOException {
        return (Files.size(file) + 1023) / 1024;
    }

    private static String digest(Path compressed) throws IOException {
        try (InputStream text = new GZIPInputStream(Files.newInputStream(compressed))) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            text.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(
                "# Every instance and its certificate",
                "",
                "This page shows which answers about the *instances*, the puzzles in the folder `instances`, have a certificate. It also shows how large the certificates are, and how long it takes to check them.",
                "",
                "%,d of %,d answers have a certificate, and `check` accepted each of them. `instances/certificates.csv` has a line for each certificate."
                        .formatted(
                                rows.size(),
                                rows.size()
                                        + without.values().stream()
                                                .mapToInt(List::size)
                                                .sum()),
                "",
                "`mvn -q -Pbench verify -Dbench.args=certificates` writes this page. A time is that of a whole process. As many processes run at once as the machine has cores. Sizes are those of compressed files. An answer with its certificate may take at most %d s."
                        .formatted(seconds),
                "%s [Proofs](proofs.md), [Count certificates](count-certificates.md) and [Line clearing](line-clearing.md) describe the certificates."
                        .formatted(Conditions.sentence()),
                "",
                "| family | certified answers | largest certificate | most steps | longest time to prove | longest time to check | instance with the longest time to check |",
                "|---|---|---|---|---|---|---|"));
        Map<String, List<Row>> families =
                rows.stream().collect(Collectors.groupingBy(Row::family, LinkedHashMap::new, Collectors.toList()));
        families.forEach((family, all) -> lines.add(line(family, all)));
        lines.addAll(List.of("", "## Not certified", "", "| answer | why it has no certificate |", "|---|---|"));
        lines.addAll(NO_CERTIFICATES);
        if (!without.isEmpty()) {
            lines.addAll(List.of(
                    "",
                    "In this table, a reason is mostly a message of `solve --proof`, in which *it* is the certificate:",
                    "",
                    "| family | answer | why it has no certificate | instances |",
                    "|---|---|---|---|"));
            without.forEach((line, names) -> lines.add(line + " " + String.join(", ", names) + " |"));
        }
        lines.addAll(
                Conditions.changed(
                        "Before, 362 of 379 answers had a certificate. The families `orders` and `squares` are new. In all families, `solve` now answers for puzzles without a packing."
                                + " The table no longer has hard instances for which the index says only that they have a packing."));
        return lines;
    }

    private static String line(String family, List<Row> all) {
        Row slowest = all.stream().max(Comparator.comparingDouble(Row::toCheck)).orElseThrow();
        return "| %s | %,d | %,d KiB | %,d | %.2f s | %.2f s | %s |"
                .formatted(
                        family,
                        all.size(),
                        all.stream().mapToLong(Row::certificateKib).max().orElseThrow(),
                        all.stream().mapToLong(Row::steps).max().orElseThrow(),
                        all.stream().mapToDouble(Row::toProve).max().orElseThrow(),
                        slowest.toCheck(),
                        slowest.instance());
    }
}
