package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

class StlModelTest {
    private static ByteBuffer written(Collection<Cell> cells) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StlModel.write(Lattices.CUBIC, cells, out);
        return ByteBuffer.wrap(out.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The header must not begin with the word "solid", because most programs would take the file for text. */
    @Test
    void the_file_is_as_long_as_its_number_of_triangles_says() throws IOException {
        ByteBuffer bytes = written(List.of(new Cell(0, 0, 0)));
        assertThat(bytes.get(0)).isZero();
        assertThat(bytes.getInt(80)).isEqualTo(12);
        assertThat(bytes.capacity()).isEqualTo(84 + 50 * 12);
    }

    @Test
    void normals_look_outwards_and_millimetres_begin_at_the_origin() throws IOException {
        ByteBuffer bytes = written(List.of(new Cell(4, 5, 6), new Cell(4, 5, 7)));
        float[] most = new float[3];
        float[] least = {99, 99, 99};
        for (int at = 84; at < bytes.capacity(); at += 50) {
            for (int axis = 0; axis < 3; axis++) {
                float normal = bytes.getFloat(at + 4 * axis);
                for (int corner = 1; corner <= 3; corner++) {
                    float place = bytes.getFloat(at + 12 * corner + 4 * axis);
                    most[axis] = Math.max(most[axis], place);
                    least[axis] = Math.min(least[axis], place);
                    if (normal != 0) {
                        assertThat(place).isEqualTo(normal < 0 ? 0 : axis == 0 ? 39.6f : 19.6f);
                    }
                }
            }
        }
        assertThat(least).containsExactly(0, 0, 0);
        assertThat(most).containsExactly(39.6f, 19.6f, 19.6f);
    }
}
