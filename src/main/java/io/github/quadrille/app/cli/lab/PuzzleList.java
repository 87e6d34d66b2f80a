package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.lab.compare.GoalCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the puzzles of a command for local searches. A repeated puzzle is used once. The problems of all puzzles are
 * reported together.
 */
record PuzzleList(PuzzleFlags board, Terminal terminal) {
    /** Returns a map from the arguments to the puzzles that they name. */
    Map<String, Puzzle> read(List<String> arguments) throws UnusableInput {
        Map<String, Puzzle> read = new LinkedHashMap<>();
        List<Problem> problems = new ArrayList<>();
        for (String argument : arguments) {
            try {
                Puzzle puzzle = UsablePuzzle.withoutRules(argument, board.readRest(argument), "local search");
                GoalCheck.refusal(puzzle).ifPresent(why -> problems.add(new Problem(argument, 0, 0, why)));
                if (read.containsValue(puzzle)) {
                    terminal.err().println("'%s' is given twice; it is used once.".formatted(argument));
                } else {
                    read.put(argument, puzzle);
                }
            } catch (UnusableInput e) {
                problems.addAll(e.problems());
            }
        }
        if (!problems.isEmpty()) {
            throw new UnusableInput(problems);
        }
        return read;
    }
}
