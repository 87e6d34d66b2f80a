package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CommonBags;
import io.github.quadrille.core.question.CommonBags.FailingBag;
import io.github.quadrille.core.text.TextTable;
import io.github.quadrille.core.text.TextTable.Column;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints which choices of pieces fill several boards.
 *
 * @param puzzle one of the boards, for the names of the kinds
 * @param names the names of the boards
 */
record CommonBagsReport(Terminal terminal, Puzzle puzzle, List<String> names, CommonBags found) {
    private static final int MOST_BOARDS = 10;

    /**
     * Prints a line for each choice that fills all boards. Below these lines it prints boards, each with the number of
     * choices that were found to fail on it. The boards with the largest numbers come first.
     */
    void print() {
        terminal.fields(answer(Optional.empty(), Optional.empty()));
        if (!found.filling().isEmpty()) {
            terminal.say("pieces that fill every board:");
            found.filling().forEach(counts -> terminal.paragraph("  ", BagsReport.words(pieces(counts)), "  "));
        }
        Map<Integer, Long> stops =
                found.failing().stream().collect(Collectors.groupingBy(FailingBag::board, Collectors.counting()));
        if (!stops.isEmpty()) {
            terminal.say("how many choices were found to fail, and on which board:");
        }
        stops.entrySet().stream()
                .sorted(Map.Entry.<Integer, Long>comparingByValue().reversed())
                .limit(MOST_BOARDS)
                .forEach(stop -> terminal.say("  %,d  %s", stop.getValue(), names.get(stop.getKey())));
        if (stops.size() > MOST_BOARDS) {
            terminal.say("  and %,d more boards", stops.size() - MOST_BOARDS);
        }
    }

    /** Returns the answer for JSON, with all choices that fill every board and all that fail. */
    Object answer() {
        return answer(
                Optional.of(found.filling().stream().map(this::pieces).toList()),
                Optional.of(found.failing().stream()
                        .map(bag -> new Failing(pieces(bag.pieces()), names.get(bag.board())))
                        .toList()));
    }

    /**
     * Writes a table with one line for each decided choice. A line has the number of pieces of each kind, and the board
     * on which the choice fails. This field is empty if the choice fills every board.
     */
    void write(Path csv) throws IOException, UnusableInput {
        List<Column<FailingBag>> columns = new ArrayList<>();
        columns.add(new Column<>("fails", bag -> bag.board() < 0 ? "" : names.get(bag.board())));
        for (int kind = 0; kind < puzzle.bag().size(); kind++) {
            int number = kind;
            columns.add(new Column<>(
                    puzzle.bag().kind(kind).name(), bag -> bag.pieces().get(number)));
        }
        List<FailingBag> all = Stream.concat(
                        found.filling().stream().map(counts -> new FailingBag(counts, -1)), found.failing().stream())
                .toList();
        AtomicFile.write(csv, TextTable.of(columns, all).csv());
    }

    private record Answer(
            String status,
            int boards,
            int choices,
            Optional<Integer> undecided,
            Optional<String> reason,
            int filling,
            String why,
            BigDecimal seconds,
            Optional<List<Map<String, Integer>>> bags,
            Optional<List<Failing>> failing) {}

    private record Failing(Map<String, Integer> pieces, String board) {}

    private Answer answer(Optional<List<Map<String, Integer>>> bags, Optional<List<Failing>> failing) {
        Optional<Limit> stop = found.stoppedBy();
        return new Answer(
                stop.isEmpty() ? "counted" : "undecided",
                names.size(),
                found.choices(),
                stop.map(limit -> found.undecided()),
                stop.map(Limit::words)
                        .or(() -> found.choices() > 0
                                ? Optional.empty()
                                : Optional.of("no choice of these pieces has an area that suits every board")),
                found.filling().size(),
                found.why(),
                JsonLine.seconds(found.seconds()),
                bags,
                failing);
    }

    private Map<String, Integer> pieces(List<Integer> counts) {
        return BagsReport.pieces(puzzle, counts);
    }
}
