package io.github.quadrille.bench;

import io.github.quadrille.core.release.Release;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/**
 * For every instance: what is claimed, its certificate, how large that is, and what proving and checking take; and what is
 * not certified, and why.
 */
final class CertificatePage {
    private static final Path PAGE = Path.of("src/site/markdown/certificates.md");

    /** Answers that no option makes certificates of. */
    private static final List<String> NO_CERTIFICATES = List.of(
            "| classes of packings, `count --up-to-symmetry` | they are a mean of several counts, of which the total alone has a certificate; where `solve --all` is short, its list is certified, and classes are counted in it |",
            "| `count` of parts, by a journal, over a cluster | each part is a puzzle and can be certified alone; that they make up the whole is not written down |",
            "| `count --sample`, `--estimate` | chance |",
            "| a packing | it is its own certificate: `verify` checks it, and `solve --proof` writes it as a solution of the model |",
            "| bounds of what is undecided, and records | nothing is claimed to be best |",
            "| plans of published local searches, `clear --method astar` | nothing is claimed to be best |");

    private final Path folder;
    private final int seconds;
    private final Map<String, List<String>> rows = new LinkedHashMap<>();
    private final List<String> without = new ArrayList<>();
    private int certified;

    private CertificatePage(Path folder, int seconds) {
        this.folder = folder;
        this.seconds = seconds;
    }

    /**
     * @param seconds what a proof may take
     */
    static void write(int seconds, Path folder) throws IOException, InterruptedException {
        CertificatePage page = new CertificatePage(folder, seconds);
        for (Claim claim : Claim.all()) {
            page.row(claim);
        }
        Files.write(PAGE, page.lines());
    }

    private void row(Claim claim) throws IOException, InterruptedException {
        Path proofs = Files.createDirectories(folder.resolve(claim.family()).resolve(claim.name()));
        Path complaints = folder.resolve("complaints");
        Run proved = claim.prove(proofs, complaints, seconds);
        String steps = Claim.field(proved.output(), "steps");
        if (!proved.output().contains("\"proves\"")) {
            String complaint = Files.readString(complaints).strip().replaceAll("\\s+", " ");
            String answer = answer(claim, proved.output());
            String why = answer.endsWith("undecided") ? "not known in %d s".formatted(seconds) : complaint;
            without.add("| %s | %s | %s | %s |".formatted(claim.family(), claim.name(), answer, why));
            return;
        }
        Path model = Path.of(Claim.field(proved.output(), "model"));
        Run checked = Quadrille.run(1, "check", model.toString(), steps);
        if (!checked.output().startsWith("status: accepted")) {
            throw new IllegalStateException(claim + ": " + checked.output());
        }
        certified++;
        rows.computeIfAbsent(claim.family(), family -> new ArrayList<>())
                .add("| %s | %s | %,d KiB | %,d KiB | %,d | %.2f s | %.2f s | %s |"
                        .formatted(
                                claim.name(),
                                Claim.field(proved.output(), "proves"),
                                kibibytes(model),
                                kibibytes(Path.of(steps)),
                                checked.number("steps"),
                                proved.median(),
                                checked.median(),
                                digest(Path.of(steps))));
        Files.delete(model);
        Files.delete(Path.of(steps));
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

    /** Of its text: what is compressed may differ from one Java to another. */
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
                "Made by `mvn -q -Pbench verify -Dbench.args=certificates`: whole processes, files compressed, at most %d s for an answer with its certificate."
                        .formatted(seconds),
                "Machine: %d cores, Java %s. What the certificates are, say [Proofs](proofs.md), [Count certificates](count-certificates.md) and [Line clearing](line-clearing.md)."
                        .formatted(Runtime.getRuntime().availableProcessors(), System.getProperty("java.version")),
                "Quadrille %s. The last column is the SHA-256 of the certificate's text, in which that release is named."
                        .formatted(Release.name()),
                "%,d of %,d answers are certified; each was accepted by `check`."
                        .formatted(certified, certified + without.size())));
        lines.addAll(List.of("", "## Not certified", "", "| what | why |", "|---|---|"));
        lines.addAll(NO_CERTIFICATES);
        if (!without.isEmpty()) {
            lines.addAll(List.of("", "| family | instance | answer | why |", "|---|---|---|---|"));
            lines.addAll(without);
        }
        rows.forEach((family, table) -> {
            lines.addAll(List.of(
                    "",
                    "## " + family,
                    "",
                    "| instance | what is proved | model | certificate | steps | to prove | to check | digest |",
                    "|---|---|---|---|---|---|---|---|"));
            lines.addAll(table);
        });
        return lines;
    }
}
