package io.github.quadrille.core.question;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.question.SearchListener.CoverProgress;
import io.github.quadrille.core.question.SearchListener.Progress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class CoverProgressTest {
    private final List<Progress> heard = new ArrayList<>();

    private final SearchListener simple = new SearchListener() {
        @Override
        public void progress(Progress progress) {
            heard.add(progress);
        }
    };

    private static CoverProgress progress(OptionalLong worth, OptionalLong bound) {
        return new CoverProgress("bounds", 7, worth, bound, "cells", Duration.ofSeconds(3), Optional.empty());
    }

    @Test
    void whoever_hears_of_searches_only_hears_of_coverings_as_if_they_were_one() {
        simple.progress(progress(OptionalLong.of(52), OptionalLong.of(56)));
        assertThat(heard).containsExactly(new Progress(7, 0, 52, 56, Duration.ofSeconds(3), Optional.empty()));
    }

    @Test
    void what_is_not_known_yet_is_nothing() {
        simple.progress(progress(OptionalLong.empty(), OptionalLong.empty()));
        assertThat(heard).containsExactly(new Progress(7, 0, 0, 0, Duration.ofSeconds(3), Optional.empty()));
    }
}
