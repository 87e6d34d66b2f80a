package io.github.quadrille.core.target;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TetrominoShapeTest {
    @Test
    void the_nineteen_fixed_tetrominoes_have_ids_in_order() {
        assertThat(TetrominoShape.all()).hasSize(19);
        assertThat(TetrominoShape.all().stream().map(TetrominoShape::shape)).doesNotHaveDuplicates();
        assertThat(TetrominoShape.all().stream().map(TetrominoShape::oneSided).collect(Collectors.joining()))
                .isEqualTo("OIILLLLJJJJTTTTSSZZ");
    }

    @Test
    void names_are_those_of_the_kinds() {
        for (TetrominoShape shape : TetrominoShape.all()) {
            assertThat(BuiltInKinds.find(shape.free()).orElseThrow().shape().orientations(PieceSymmetry.FREE))
                    .contains(shape.shape());
            assertThat(BuiltInKinds.find(shape.oneSided()).orElseThrow().shape().orientations(PieceSymmetry.ONE_SIDED))
                    .contains(shape.shape());
        }
    }

    @Test
    void an_id_says_how_it_lies() {
        assertThat(TetrominoShape.of(5).shape().cells())
                .isEqualTo(List.of(new Cell(0, 2), new Cell(1, 0), new Cell(1, 1), new Cell(1, 2)));
        assertThat(TetrominoShape.of(17).shape().cells())
                .isEqualTo(List.of(new Cell(0, 0), new Cell(1, 0), new Cell(1, 1), new Cell(2, 1)));
    }
}
