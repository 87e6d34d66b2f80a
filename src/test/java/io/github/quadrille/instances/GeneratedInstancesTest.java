package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Region;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the generated puzzle files are exactly those that {@link GeneratedInstances} makes. */
final class GeneratedInstancesTest {
    static Stream<Map.Entry<String, String>> files() {
        return GeneratedInstances.files().entrySet().stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void a_file_is_exactly_what_its_tool_makes(Map.Entry<String, String> file) throws IOException {
        assertThat(Files.readString(Instance.ROOT.resolve(file.getKey()))).isEqualTo(file.getValue());
    }

    @Test
    void there_are_152_sigils_and_no_other_file_beside_them() {
        Path family = Instance.ROOT.resolve("sigils");
        Set<String> made = SigilsConverter.files().keySet().stream()
                .map(path -> Path.of(path).getFileName().toString())
                .collect(Collectors.toSet());
        assertThat(made).hasSize(152);
        assertThat(Instance.files(family).map(file -> file.getFileName().toString()))
                .containsExactlyInAnyOrderElementsOf(made);
    }

    @Test
    void the_table_of_the_sigils_is_made_from_the_same_list() throws IOException {
        assertThat(Files.readAllLines(Instance.ROOT.resolve("sigils/README.md")))
                .containsSequence(SigilsConverter.boards().stream()
                        .map(SigilsConverter.Board::row)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void holes_are_single_and_leave_one_part(int seed) {
        Region region = RandomHoles.draw(12, 24, 6, seed);
        assertThat(region.size()).isEqualTo(120);
        assertThat(RandomHoles.isOnePart(region)).isTrue();
        for (int i = 0; i < 12; i++) {
            StringBuilder column = new StringBuilder();
            for (String row : region.picture()) {
                column.append(row.charAt(i));
            }
            assertThat(region.picture().get(i)).doesNotContain("##");
            assertThat(column).doesNotContain("##");
        }
    }
}
