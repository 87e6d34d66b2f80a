package io.github.quadrille.bench;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.io.game.ClearBoardReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.Heuristic;
import io.github.quadrille.lab.clear.HeuristicSearch;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Times the search of the published line-clearing system in two variants. One looks up distances in a table that is
 * made for the first position. The other measures the distances anew in every position. Both variants solve all forty
 * boards, by turns in one process. The time is the processor time of this thread, and only the quickest round counts.
 */
public final class EstimateTime {
    private static final int BOARDS = 40;
    private static final int ROUNDS = 40;

    private EstimateTime() {}

    public static void main(String[] arguments) throws UnusableInput {
        Locale.setDefault(Locale.ROOT);
        List<Board> boards = new ArrayList<>();
        for (int number = 1; number <= BOARDS; number++) {
            boards.add(ClearBoardReader.read(
                    "instances/line-clear/board-%02d.csv".formatted(number), Grid.PUBLISHED, false, Optional.empty()));
        }
        System.out.println("| heuristic | nodes | milliseconds | microseconds a node |");
        System.out.println("|---|---|---|---|");
        Map<Heuristic, Double> quickest = new EnumMap<>(Heuristic.class);
        Map<Heuristic, Long> nodes = new EnumMap<>(Heuristic.class);
        for (int round = 0; round < ROUNDS; round++) {
            for (Heuristic heuristic : List.of(Heuristic.PUBLISHED, Heuristic.REMEASURED)) {
                long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                nodes.put(heuristic, search(boards, heuristic));
                double taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin;
                quickest.merge(heuristic, taken, Math::min);
            }
        }
        quickest.forEach((heuristic, taken) -> System.out.printf(
                "| %s | %d | %.1f | %.0f |%n",
                heuristic.word(), nodes.get(heuristic), taken / 1e6, taken / 1e3 / nodes.get(heuristic)));
    }

    /** Returns the number of nodes that the search visits on all boards. */
    private static long search(List<Board> boards, Heuristic heuristic) {
        return boards.stream()
                .mapToLong(board -> HeuristicSearch.solve(board, heuristic, Ties.NEWEST, Limits.NONE, Listener.SILENT)
                        .effort()
                        .nodes())
                .sum();
    }
}
