package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Checks that each shipped puzzle that the page offers has a picture with pieces. This includes large puzzles, and
 * puzzles with one packing or none.
 */
@Slow
class InstancePicturesTest {
    private static final Pattern PATH = Pattern.compile("\"path\":\"([^\"]+)\"");
    private static final Pattern COLOUR = Pattern.compile("fill=\"#[0-9a-f]{6}\"");
    /** A picture without pieces has three colours: those of the paper, the rim and the cells. */
    private static final int EMPTY = 3;

    private final Instances instances = new Instances();

    @Test
    void every_picture_shows_pieces() throws Exception {
        for (String path : Rounds.oneOf(9, paths()).toList()) {
            assertThat(COLOUR.matcher(instances.picture(path).orElseThrow())
                            .results()
                            .map(MatchResult::group)
                            .distinct()
                            .count())
                    .as(path)
                    .isGreaterThan(EMPTY);
        }
    }

    private List<String> paths() throws Exception {
        return PATH.matcher(new String(instances.list(), StandardCharsets.UTF_8))
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
