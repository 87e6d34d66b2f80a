package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
@Slow
class HostileFilesTest extends TrialTest {
    private static final String MODEL = "1 x1 1 x2 >= 1 ;\n";

    @Test
    void great_promises_cost_nothing() throws IOException {
        refused(MODEL, Trial.proof(999_999_999));
        refused(MODEL, Trial.proof(1).replace("f 1", "f 99999999999999999999"));
        refused(MODEL, Trial.proof(1, "pol 99999999999999999999"));
        refused(MODEL, Trial.proof(1, "pol -2147483648"));
        refused(MODEL, Trial.proof(1, "pol -9223372036854775808"));
        refused(MODEL, Trial.proof(1, "del id 2147483648"));
    }

    @Test
    void great_numbers_are_exact_or_refused() throws IOException {
        String max = Long.toString(Long.MAX_VALUE);
        String min = Long.toString(Long.MIN_VALUE);
        for (String number : new String[] {max, min, "9".repeat(999), "-" + "9".repeat(999)}) {
            refused(MODEL, Trial.proof(1, "rup " + number + " x1 >= " + number + " ;"));
            refused(MODEL, Trial.proof(1, "pol 1 " + number + " * 1 + " + number + " d s"));
            refused(MODEL + number + " x1 1 x2 >= " + number + " ;\n", Trial.proof(2, "rup 1 x1 1 ~x2 >= 1 ;"));
        }
    }

    @Test
    void what_is_beyond_a_limit_is_unusable_for_it_may_be_right() throws IOException {
        beyond(MODEL, Trial.proof(1, "rup " + "9".repeat(5000) + " x1 >= 1 ;"));
        beyond(MODEL, Trial.proof(1, "pol 1 " + ("9".repeat(1000) + " * ").repeat(1000)));
        beyond(MODEL, Trial.proof(1, "pol " + "1 ".repeat(1_000_000)));
        beyond(MODEL, " ".repeat(60_000_000));
        beyond(MODEL + " ".repeat(60_000_000), "");
    }

    @Test
    void long_lines_end_in_one_sentence() throws IOException {
        refused(MODEL, Trial.proof(1, "rup " + "1 x1 ".repeat(1_000_000) + ">= 1 ;"));
        refused(MODEL, Trial.proof(1, "+".repeat(1_000_000)));
    }

    @Test
    void odd_bytes_never_escape_as_exceptions() throws IOException {
        String proof = Trial.proof(1, "pol 1 x1 + 2 d s", "rup 1 x1 1 x2 >= 1 ;", "del id 1");
        for (int seed = 0; seed < 1000; seed++) {
            Random random = new Random(seed);
            byte[] model = damaged(MODEL, random);
            byte[] damaged = damaged(proof, random);
            Path modelFile = Files.write(folder.resolve("h.opb"), model);
            Path proofFile = Files.write(folder.resolve("h.pbp"), damaged);
            CheckResult result = Checks.of(modelFile, proofFile);
            String message = result instanceof CheckResult.Refused refused
                    ? refused.message()
                    : result instanceof CheckResult.Unusable unusable ? unusable.message() : "";
            assertThat(message).as("seed %d", seed).matches("[ -~]+\\.").hasSizeLessThan(250);
        }
    }

    @Test
    void it_stops_in_the_midst_when_told_to() throws IOException {
        Path model = Files.writeString(folder.resolve("h.opb"), MODEL);
        Path proof = Files.writeString(folder.resolve("h.pbp"), Trial.proof(1, "pol 1", "wrong"));
        AtomicInteger lines = new AtomicInteger();
        assertThat(Checks.of(model, proof, () -> lines.incrementAndGet() == 4))
                .isInstanceOf(CheckResult.Interrupted.class);
        assertThat(Checks.of(model, proof)).isInstanceOf(CheckResult.Refused.class);
    }

    private static byte[] damaged(String text, Random random) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        for (int i = random.nextInt(3); i > 0; i--) {
            bytes[random.nextInt(bytes.length)] =
                    (byte) (random.nextInt(4) == 0 ? random.nextInt(256) : " ;~*0-".charAt(random.nextInt(6)));
        }
        return bytes;
    }

    private void beyond(String model, String proof) throws IOException {
        assertThat(trial.check(model, proof))
                .isInstanceOfSatisfying(
                        CheckResult.Unusable.class,
                        unusable -> assertThat(unusable.message())
                                .matches("Line \\d: .*\\.")
                                .matches(Advice.IN)
                                .hasSizeLessThan(250));
    }

    private void refused(String model, String proof) throws IOException {
        CheckResult result = trial.check(model, proof);
        assertThat(result).isInstanceOf(CheckResult.Refused.class);
        assertThat(((CheckResult.Refused) result).message())
                .hasSizeLessThan(250)
                .doesNotContain("\n");
    }
}
