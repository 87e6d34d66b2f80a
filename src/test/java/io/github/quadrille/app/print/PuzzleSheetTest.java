package io.github.quadrille.app.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.print.PageElement.Drawn;
import io.github.quadrille.app.print.PageElement.Text;
import io.github.quadrille.app.print.PuzzleSheet.PrintedPuzzle;
import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.print.SheetStyle.Solutions;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleText;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PuzzleSheetTest {
    private static final Puzzle SMALL = Puzzle.standard(5, 8);
    private static final PrintedPuzzle UNSOLVED = new PrintedPuzzle(SMALL, Optional.empty());

    @Test
    void a_board_and_its_pieces_are_on_one_page_in_the_same_size() {
        List<Page> pages = PuzzleSheet.of(List.of(UNSOLVED), SheetStyle.PLAIN);
        assertThat(pages).hasSize(1);
        assertThat(drawn(pages.get(0))).hasSize(1 + 10);
        assertThat(drawn(pages.get(0)).stream().map(Drawn::cell).distinct()).hasSize(1);
    }

    @Test
    void rules_are_said() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("rules", """
                board: 2x3
                pieces: {I2: any}
                shapes: {I2: {colours: xo}}
                colours: |
                  xox
                  oxo
                rules: [no-four-meet]
                """);
        List<Page> pages = PuzzleSheet.of(List.of(new PrintedPuzzle(puzzle, Optional.empty())), SheetStyle.PLAIN);
        assertThat(String.join(" ", texts(pages.get(0))))
                .contains(
                        "No four pieces meet at a point.",
                        "Where a cell of a piece with a mark covers a cell of the board with a mark");
    }

    @Test
    void nothing_lies_on_anything_else_or_beyond_the_paper() {
        PrintedPuzzle solved = new PrintedPuzzle(
                Puzzle.standard(10, 10),
                Solver.of(Puzzle.standard(10, 10)).solve().bestSeen());
        for (Page page : PuzzleSheet.of(List.of(solved), style(Solutions.FOOT, 1))) {
            List<Rectangle2D> boxes = drawn(page).stream()
                    .map(one -> one.place()
                            .createTransformedShape(one.figure().box())
                            .getBounds2D())
                    .toList();
            assertThat(boxes).allMatch(box -> new Rectangle2D.Double(10, 10, 190, 277).contains(box));
            for (int i = 0; i < boxes.size(); i++) {
                for (int j = 0; j < i; j++) {
                    assertThat(boxes.get(i).intersects(boxes.get(j))).isFalse();
                }
            }
        }
    }

    @Test
    void pieces_go_on_on_further_pages_and_none_is_lost() {
        Puzzle large = Puzzle.standard(20, 20);
        List<Page> pages = PuzzleSheet.of(List.of(new PrintedPuzzle(large, Optional.empty())), SheetStyle.PLAIN);
        assertThat(pages).hasSizeGreaterThan(1);
        assertThat(pages.stream().mapToInt(page -> drawn(page).size()).sum()).isEqualTo(1 + 100);
    }

    @Test
    void a_solution_stands_upside_down_at_the_foot() {
        PrintedPuzzle solved = solved();
        Page page = PuzzleSheet.of(List.of(solved), style(Solutions.FOOT, 1)).get(0);
        assertThat(drawn(page).stream().filter(Drawn::isUpsideDown)).hasSize(1);
        assertThat(texts(page)).contains("Solution");
    }

    @Test
    void solutions_stand_together_on_the_last_page() {
        List<Page> pages = PuzzleSheet.of(List.of(solved(), solved()), style(Solutions.LAST, 1));
        assertThat(pages).hasSize(3);
        assertThat(drawn(pages.get(2))).hasSize(2);
        assertThat(texts(pages.get(2))).containsExactly("Solution of 5x8", "Solution of 5x8");
    }

    @Test
    void a_long_title_has_smaller_letters_and_then_several_lines() {
        String title = "Exercise for the second form: all the pieces of the box in one board, "
                .repeat(3)
                .strip();
        Page page = PuzzleSheet.of(
                        List.of(new PrintedPuzzle(title, UNSOLVED.puzzle(), Optional.empty())), SheetStyle.PLAIN)
                .get(0);
        List<Text> lines = page.elements().stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .filter(line -> line.size() > 3.5)
                .toList();
        assertThat(lines).hasSizeGreaterThan(1).allMatch(line -> line.size() < 5);
        assertThat(String.join(" ", lines.stream().map(Text::words).toList())).isEqualTo(title);
    }

    @Test
    void several_puzzles_share_a_page() {
        List<Page> pages =
                PuzzleSheet.of(List.of(UNSOLVED, UNSOLVED, UNSOLVED, UNSOLVED, UNSOLVED), style(Solutions.NONE, 4));
        assertThat(pages).hasSize(2);
        assertThat(texts(pages.get(0)).stream().filter("5x8"::equals)).hasSize(4);
    }

    @Test
    void as_many_share_a_page_as_have_room_for_hands() {
        List<PrintedPuzzle> four = List.of(UNSOLVED, UNSOLVED, UNSOLVED, UNSOLVED);
        List<Page> pages = PuzzleSheet.of(four, SheetStyle.PLAIN);
        assertThat(pages).hasSize(2);
        assertThat(drawn(pages.get(0))).allMatch(one -> one.cell() >= 8);
        SheetStyle large = new SheetStyle(
                Paper.A4, Ink.COLOUR, Solutions.NONE, OptionalInt.empty(), OptionalDouble.empty(), true, true, 1.6);
        assertThat(PuzzleSheet.of(four, large)).hasSize(4);
    }

    @Test
    void equal_pieces_are_called_the_same_and_kinds_of_one_letter_by_their_names() {
        Bag bag = new Bag(Stream.of("I2", "I3", "V3")
                .map(name -> new Supply(BuiltInKinds.find(name).orElseThrow(), CountRange.exactly(2)))
                .toList());
        assertThat(IntStream.range(0, 3).mapToObj(bag::label)).containsExactly("I2", "I3", "V");
    }

    @Test
    void the_heading_says_what_is_to_be_done() {
        Page page = PuzzleSheet.of(List.of(UNSOLVED), SheetStyle.PLAIN).get(0);
        assertThat(texts(page))
                .contains(
                        "5x8",
                        "Cover the whole board. Every piece that is drawn is used. They may be turned and flipped.");
    }

    @Test
    void the_heading_says_the_rules() throws UnusableInput {
        Puzzle mats = Puzzles.parse(
                "mats",
                "{board: 2x4, pieces: {I2: 4}, rules: [no-four-meet], shapes: {I2: {colours: xo}}, colours: [x..., ....]}");
        Page page = PuzzleSheet.of(List.of(new PrintedPuzzle(mats, Optional.empty())), SheetStyle.PLAIN)
                .get(0);
        assertThat(String.join(" ", texts(page)))
                .contains(
                        "No four pieces meet at a point.",
                        "Where a cell of a piece with a mark covers a cell of the board with a mark, both marks are"
                                + " the same.");
    }

    @Test
    void the_heading_says_what_the_maker_says() {
        PuzzleText text = new PuzzleText("Ada", "One line.\nAnother.", "Lay what you like.");
        PrintedPuzzle said = new PrintedPuzzle(SMALL.with(text), Optional.empty());
        List<String> lines =
                texts(PuzzleSheet.of(List.of(said), SheetStyle.PLAIN).get(0));
        assertThat(lines).contains("By Ada", "One line.", "Another.", "Lay what you like.");
    }

    @Test
    void cells_too_large_for_the_paper_are_refused() {
        SheetStyle style = new SheetStyle(
                Paper.A4, Ink.LINES, Solutions.NONE, OptionalInt.of(1), OptionalDouble.of(30), true, false, 1);
        assertThatThrownBy(() -> PuzzleSheet.of(List.of(UNSOLVED), style))
                .hasMessageContaining("240 x 150 mm")
                .hasMessageContaining("Ask for smaller cells.");
    }

    @Test
    void cells_too_small_to_be_seen_are_refused() {
        SheetStyle style = new SheetStyle(
                Paper.A4, Ink.LINES, Solutions.NONE, OptionalInt.of(1), OptionalDouble.of(1), true, false, 1);
        assertThatThrownBy(() -> PuzzleSheet.of(List.of(UNSOLVED), style)).hasMessageContaining("Use 1.5 or more.");
    }

    @Test
    void kinds_of_which_as_many_are_used_are_named_together() {
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.exactly(1)),
                new Supply(BuiltInKinds.find("I").orElseThrow(), CountRange.ANY),
                new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.exactly(1))));
        Puzzle puzzle = new Puzzle("three", SMALL.region(), PieceSymmetry.FREE, bag);
        Page page = PuzzleSheet.of(List.of(new PrintedPuzzle(puzzle, Optional.empty())), SheetStyle.PLAIN)
                .get(0);
        assertThat(String.join(" ", texts(page))).contains("Used are 1 of T, O; any number of I.");
    }

    @Test
    void thousands_of_pieces_are_refused() {
        PrintedPuzzle huge = new PrintedPuzzle(Puzzle.standard(100, 100), Optional.empty());
        assertThatThrownBy(() -> PuzzleSheet.of(List.of(huge), SheetStyle.PLAIN))
                .hasMessageContaining("2,500 pieces");
    }

    @Test
    void a_gallery_has_as_many_on_a_page_as_are_wished() {
        List<PrintedPuzzle> five = List.of(solved(), solved(), solved(), solved(), solved());
        assertThat(PuzzleSheet.solutions(five, 3, SheetStyle.PLAIN))
                .extracting(page -> drawn(page).size())
                .containsExactly(3, 2);
    }

    static PrintedPuzzle solved() {
        return new PrintedPuzzle(SMALL, Solver.of(SMALL).solve().bestSeen());
    }

    static SheetStyle style(Solutions solutions, int perPage) {
        return new SheetStyle(
                Paper.A4, Ink.COLOUR, solutions, OptionalInt.of(perPage), OptionalDouble.empty(), true, false, 1);
    }

    private static List<Drawn> drawn(Page page) {
        return page.elements().stream()
                .filter(Drawn.class::isInstance)
                .map(Drawn.class::cast)
                .toList();
    }

    private static List<String> texts(Page page) {
        return page.elements().stream()
                .filter(Text.class::isInstance)
                .map(text -> ((Text) text).words())
                .toList();
    }
}
