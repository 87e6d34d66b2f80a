package io.github.quadrille.engine.blocks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StandardBagTheoremTest {
    private static final Puzzle STANDARD = Puzzle.standard(4, 10);

    @ParameterizedTest
    @ValueSource(ints = {10, 20, 25, 40, 80})
    void the_search_says_the_same_about_every_rectangle_of_an_area(int area) {
        for (int rows = 1; rows <= area; rows++) {
            if (area % rows == 0) {
                Verdict verdict = PackingSearch.solve(
                        SearchRequest.of(Puzzle.standard(rows, area / rows), SearchOptions.FIND_ONE),
                        SolveListener.SILENT);
                assertThat(StandardBagTheorem.rule(rows, area / rows) instanceof PackableRectangle)
                        .as(rows + "x" + area / rows)
                        .isEqualTo(verdict instanceof Verdict.Packed);
            }
        }
    }

    @Test
    void the_standard_bag_is_known_by_its_shapes_not_its_names() {
        List<Supply> renamed = new ArrayList<>();
        for (Supply supply : STANDARD.bag().supplies()) {
            Polyform shape = supply.kind().shape().transformed(Isometry.FLIP_TURN_90);
            renamed.add(new Supply(new Kind("my " + supply.kind().name(), shape), supply.count()));
        }
        Collections.reverse(renamed);
        assertThat(StandardBagTheorem.applies(STANDARD)).isTrue();
        assertThat(StandardBagTheorem.applies(with(renamed))).isTrue();
        assertThat(StandardBagTheorem.applies(Puzzle.standard(7, 8))).isTrue();
    }

    @Test
    void another_board_is_none_of_its_business() {
        for (String first : List.of("#.........", "?.........", "..........")) {
            List<String> rows = new ArrayList<>(Collections.nCopies(4, ".........."));
            rows.set(0, first);
            Region region = new Region(rows, first.startsWith(".") ? Wrap.HORIZONTAL : Wrap.NONE);
            assertThat(StandardBagTheorem.rule(new Puzzle("", region, PieceSymmetry.FREE, STANDARD.bag())))
                    .isEmpty();
        }
    }

    @Test
    void another_bag_is_none_of_its_business() {
        List<Supply> standard = STANDARD.bag().supplies();
        List<Supply> other = new ArrayList<>(standard);
        other.set(0, new Supply(standard.get(0).kind(), CountRange.exactly(1)));
        assertThat(StandardBagTheorem.applies(with(other))).isFalse();
        other.set(0, new Supply(standard.get(0).kind(), new CountRange(1, 2)));
        assertThat(StandardBagTheorem.applies(with(other))).isFalse();
        other.set(0, new Supply(BuiltInKinds.find("J").orElseThrow(), CountRange.exactly(2)));
        assertThat(StandardBagTheorem.applies(with(other))).as("L twice, no T").isFalse();
        assertThat(StandardBagTheorem.applies(with(standard.subList(0, 4)))).isFalse();
        Puzzle oneSided = new Puzzle("", STANDARD.region(), PieceSymmetry.ONE_SIDED, STANDARD.bag());
        assertThat(StandardBagTheorem.applies(oneSided)).isFalse();
    }

    @Test
    void there_is_no_board_without_cells() {
        assertThatThrownBy(() -> StandardBagTheorem.rule(0, 40)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Puzzle with(List<Supply> supplies) {
        return new Puzzle("", STANDARD.region(), PieceSymmetry.FREE, new Bag(supplies));
    }
}
