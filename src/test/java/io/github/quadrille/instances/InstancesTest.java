package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the puzzle files and the READMEs under {@code instances}. It counts the packings if that takes a moment. If
 * counting takes too long to wait for, it decides only whether there is a packing.
 */
@Slow
final class InstancesTest {
    static Stream<Path> families() {
        return Instance.families();
    }

    static Stream<Path> files() {
        return Instance.families().flatMap(Instance::files);
    }

    static Stream<Instance> quick() {
        return Instance.of(Instance.Effort.MOMENT).filter(instance -> !instance.hasMany());
    }

    static Stream<Instance> uncounted() {
        return Instance.of(Instance.Effort.LONGER);
    }

    @Test
    void the_index_names_every_family() throws IOException {
        String index = Files.readString(Instance.ROOT.resolve("README.md"));
        assertThat(Instance.families().map(family -> family.getFileName().toString()))
                .hasSizeGreaterThan(7)
                .allSatisfy(family -> assertThat(index).contains("| [%s](%s) |".formatted(family, family)));
    }

    @ParameterizedTest
    @MethodSource("families")
    void every_file_has_one_row_in_the_table_of_its_family(Path family) {
        List<Path> listed = Instance.rows(family).stream().map(Instance::file).toList();
        assertThat(listed)
                .containsExactlyInAnyOrderElementsOf(Instance.files(family).toList());
    }

    @ParameterizedTest
    @MethodSource("files")
    void every_file_begins_with_a_name_after_comments(Path file) throws IOException {
        assertThat(Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")))
                .first()
                .asString()
                .matches("name: .*[A-Za-z0-9]");
    }

    @Test
    void every_file_is_a_puzzle_with_a_name_of_its_own() {
        assertThat(Instance.all())
                .extracting(instance -> instance.puzzle().name())
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("quick")
    void a_table_says_how_many_packings_there_are(Instance instance) throws UnusableInput {
        assertThat(Counting.answer(instance.puzzle()))
                .isEqualTo(instance.packings().orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("uncounted")
    void whether_there_is_one_is_known_where_counting_takes_too_long(Instance instance) throws UnusableInput {
        assertThat(Counting.isPacked(instance.puzzle()))
                .isEqualTo(instance.packings().orElse(1L) > 0);
    }
}
