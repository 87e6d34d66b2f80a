package io.github.quadrille.app.make;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.app.make.CutDesign.Corners;
import io.github.quadrille.app.make.CutDesign.CutSheet;
import io.github.quadrille.app.make.CutLine.Turns;
import io.github.quadrille.app.make.DxfReading.Polyline;
import io.github.quadrille.app.render.CellOutlines;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.testing.Slow;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow
class CutDesignTest {
    private static final double EXACT = 1e-3;

    private static List<Polyline> cuts(CutDesign design) {
        return design.sheets(600, 600).stream()
                .flatMap(sheet -> DxfReading.of(DxfText.of(sheet)).stream())
                .filter(line -> line.layer().equals("CUT"))
                .toList();
    }

    private static double[] areas(CutDesign design) {
        return cuts(design).stream().mapToDouble(Polyline::area).sorted().toArray();
    }

    /**
     * Returns the area that an outline of squares encloses after it is moved outwards. Each side adds a strip, and each
     * corner adds or removes a square. A closed outline has four more outer corners than inner ones.
     */
    private static double moved(double area, double rim, double by) {
        return area + by * rim + 4 * by * by;
    }

    @Test
    void beside_the_beam_that_cuts_it_each_piece_keeps_its_size() {
        double[] areas = areas(Made.cut(Made.pentominoes(), 0.4, 0, Corners.SHARP));
        double[] eleven =
                DoubleStream.generate(() -> moved(2000, 240, 0.2)).limit(11).toArray();
        double[] rest = {
            moved(2000, 200, 0.2), moved(24000, 640, -0.2), moved(140 * 220, 720, 0.2), moved(140 * 220, 720, 0.2)
        };
        assertThat(areas)
                .containsExactly(
                        DoubleStream.concat(DoubleStream.of(eleven), DoubleStream.of(rest))
                                .sorted()
                                .toArray(),
                        within(EXACT));
    }

    @Test
    void clearance_makes_pieces_smaller_and_the_hole_for_them_larger() {
        double[] areas = areas(Made.cut(Made.pentominoes(), 0, 0.5, Corners.SHARP));
        assertThat(areas[0]).isEqualTo(moved(2000, 240, -0.25), within(EXACT));
        assertThat(areas[12]).isEqualTo(moved(24000, 640, 0.25), within(EXACT));
    }

    @Test
    void holes_in_pieces_are_cut_and_those_in_the_board_stay_as_islands() {
        double[] areas = areas(Made.cut(Made.holes(), 0, 0.5, Corners.SHARP));
        assertThat(areas).hasSize(12 + 2 + 3 + 1);
        // First come twelve single squares and the island, all smaller by the clearance. Then comes the hole in the
        // ring, which is larger.
        assertThat(areas[12]).isEqualTo(19.5 * 19.5, within(EXACT));
        assertThat(areas[13]).isEqualTo(20.5 * 20.5, within(EXACT));
    }

    @Test
    void round_corners_fit_into_each_other_and_the_beam_goes_round_them_at_its_distance() {
        Picture one = Made.solved("{board: 1x1, pieces: {O1: 1}}");
        double[] areas = areas(Made.cut(one, 0.4, 0, Corners.ROUND));
        double side = 20 + 0.4;
        double radius = 3 + 0.2;
        assertThat(areas[1]).isEqualTo(side * side - (4 - Math.PI) * radius * radius, within(EXACT));
    }

    @Test
    void bones_are_drilled_into_inner_corners_of_pieces_and_into_corners_of_the_hole_in_the_frame() {
        Picture one = Made.solved("{board: ['#.', '..'], pieces: {V3: 1}}");
        double drilled = 9 * (Math.PI / 2 - 1);
        double[] areas = areas(Made.cut(one, 0, 0, Corners.DOGBONE));
        assertThat(areas[0]).isEqualTo(1200 - drilled, within(EXACT));
        assertThat(areas[1]).isEqualTo(1200 + 5 * drilled, within(EXACT));
    }

    static Stream<Picture> all() {
        return Stream.of(Made.pentominoes(), Made.hexagons(), Made.triangles(), Made.holes());
    }

    @ParameterizedTest
    @MethodSource("all")
    void lines_that_pieces_share_are_cut_once_and_no_others(Picture picture) {
        double apart = IntStream.range(0, picture.size())
                .mapToDouble(piece -> around(picture, picture.cells(piece)))
                .sum();
        double board = around(picture, picture.region().cells());
        List<CutSheet> sheets = new CutDesign(picture, 20, 0, 0, Corners.SHARP, 0, 0, true, false).sheets(600, 600);
        assertThat(sheets).hasSize(1);
        assertThat(sheets.get(0).length()).isEqualTo((apart + board) / 2, within(EXACT));
    }

    private static double around(Picture picture, List<Cell> cells) {
        return new CellPatch(CellOutlines.of(picture.region()), 20, cells)
                .lines(0).stream()
                        .mapToDouble(line -> CutLine.closed(line, new Turns(Corners.SHARP, 0, 0, 1))
                                .length())
                        .sum();
    }

    @ParameterizedTest
    @MethodSource("all")
    void parts_lie_apart_on_the_sheet_and_all_are_there(Picture picture) {
        List<CutSheet> sheets = Made.cut(picture, 0.2, 0, Corners.SHARP).sheets(290, 280);
        assertThat(sheets.stream().mapToInt(sheet -> sheet.cuts().size()).sum()).isEqualTo(picture.size() + 2);
        for (CutSheet sheet : sheets) {
            Area taken = new Area();
            for (List<CutLine> part : sheet.cuts()) {
                Area solid = new Area(area(part));
                solid.add(new Area(new BasicStroke(1.9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                        .createStrokedShape(area(part))));
                assertThat(solid.getBounds2D().getMinX()).isGreaterThan(0);
                assertThat(solid.getBounds2D().getMinY()).isGreaterThan(0);
                assertThat(solid.getBounds2D().getMaxX()).isLessThan(290);
                assertThat(solid.getBounds2D().getMaxY()).isLessThan(280);
                Area both = new Area(solid);
                both.intersect(taken);
                assertThat(both.isEmpty()).isTrue();
                taken.add(solid);
            }
        }
    }

    private static Shape area(List<CutLine> part) {
        Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (CutLine line : part) {
            List<CutLine.Knot> knots = new ArrayList<>(line.knots());
            path.moveTo(knots.get(0).x(), knots.get(0).y());
            knots.forEach(knot -> path.lineTo(knot.x(), knot.y()));
            path.closePath();
        }
        return path;
    }

    @Test
    void svg_says_its_size_in_millimetres_and_has_a_path_for_each_part_on_two_layers() {
        String svg = CutSvg.of(
                Made.cut(Made.pentominoes(), 0.1, 0, Corners.DOGBONE)
                        .sheets(600, 400)
                        .get(0),
                "a < b");
        assertThat(svg)
                .contains("width=\"600mm\" height=\"400mm\" viewBox=\"0 0 600 400\"")
                .contains("<title>a &lt; b<");
        assertThat(svg.substring(svg.indexOf("<g id=\"CUT\"")).split("<path ")).hasSize(1 + 12 + 2);
        assertThat(svg.indexOf("<g id=\"ENGRAVE\"")).isPositive().isLessThan(svg.indexOf("<g id=\"CUT\""));
    }

    @Test
    void a_part_that_is_larger_than_a_sheet_is_named() {
        CutDesign design = Made.cut(Made.pentominoes(), 0, 0, Corners.SHARP);
        assertThatThrownBy(() -> design.sheets(200, 100))
                .hasMessage("A part of 220 x 140 mm does not fit on a sheet of 200 x 100 mm."
                        + " Use --sheet 226x146mm, or a smaller --cell.");
    }
}
