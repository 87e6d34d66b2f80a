package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that damaged models and proofs are refused, or that what is accepted is true. */
@Slow
class MutationTest {
    private static final int DAMAGES = Rounds.of(12, 150);

    @TempDir
    private Path folder;

    @Test
    void genuine_proofs_are_accepted() throws IOException {
        Trial trial = new Trial(folder);
        for (GenuineProofs genuine : GenuineProofs.all()) {
            assertThat(new TruthTable(genuine.model()).isEmpty()).isTrue();
            assertThat(trial.check(genuine.model(), genuine.proof()))
                    .as(genuine.model() + genuine.proof())
                    .isInstanceOf(CheckResult.Accepted.class);
        }
    }

    @Test
    void whatever_is_accepted_of_a_damaged_proof_holds() throws Exception {
        Trial trial = new Trial(folder);
        int refused = 0;
        int accepted = 0;
        int derivedFromSatisfiable = 0;
        for (GenuineProofs genuine : GenuineProofs.all()) {
            TruthTable undamaged = new TruthTable(genuine.model());
            for (int seed = 0; seed < DAMAGES; seed++) {
                Random random = new Random(seed);
                boolean wrongModel = random.nextInt(3) == 0;
                String model = wrongModel ? damaged(genuine.model(), random) : genuine.model();
                String proof = wrongModel ? genuine.proof() : damaged(genuine.proof(), random);
                CheckResult result = trial.check(model, proof);
                boolean noModel = result instanceof CheckResult.Unusable
                        || (result instanceof CheckResult.Refused wrong
                                && wrong.file().endsWith("t.opb"));
                if (noModel) {
                    refused++;
                    continue;
                }
                TruthTable truth = wrongModel ? new TruthTable(model) : undamaged;
                for (Inequality derived : trial.derived(model, proof)) {
                    assertThat(truth.implies(derived))
                            .as("%s%n%s", model, proof)
                            .isTrue();
                    derivedFromSatisfiable += truth.isEmpty() ? 0 : 1;
                }
                assertThat(result instanceof CheckResult.Refused || truth.isEmpty())
                        .as("%s%n%s", model, proof)
                        .isTrue();
                refused += result instanceof CheckResult.Refused ? 1 : 0;
                accepted += result instanceof CheckResult.Accepted ? 1 : 0;
            }
        }
        assertThat(refused).isGreaterThan(3 * DAMAGES);
        assertThat(accepted).isGreaterThan(DAMAGES / 2);
        assertThat(derivedFromSatisfiable).isGreaterThan(2 * DAMAGES);
    }

    /** Drops, swaps, repeats or alters a line. */
    static String damaged(String text, Random random) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n")));
        int line = random.nextInt(lines.size());
        switch (random.nextInt(6)) {
            case 0 -> lines.remove(line);
            case 1 -> Collections.swap(lines, line, random.nextInt(lines.size()));
            case 2 -> lines.add(line, lines.get(random.nextInt(lines.size())));
            default -> lines.set(line, altered(lines.get(line), random));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String altered(String line, Random random) {
        List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
        int place = random.nextInt(words.size());
        String word = words.get(place);
        switch (random.nextInt(4)) {
            case 0 -> words.remove(place);
            case 1 -> Collections.swap(words, place, random.nextInt(words.size()));
            default -> words.set(place, otherWord(word, random));
        }
        return String.join(" ", words);
    }

    private static String otherWord(String word, Random random) {
        if (word.matches("-?\\d{1,9}")) {
            return Integer.toString(Integer.parseInt(word) + 1 - 2 * random.nextInt(2));
        }
        return switch (word) {
            case "+" -> "s";
            case "=" -> ">=";
            case ">=" -> "<=";
            default -> word.startsWith("~") ? word.substring(1) : "~" + word;
        };
    }
}
