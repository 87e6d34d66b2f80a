package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.lab.compare.ReportedMethod;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The rows that files of results add to a comparison, with names that nothing else has. */
final class ReportedRows {
    private ReportedRows() {}

    /**
     * Reads all files. A row whose name is taken is called by its file, too.
     *
     * @param taken the names of the rows above
     * @throws UnusableInput with everything that is wrong with all of them
     */
    static List<ReportedMethod> read(List<String> files, PuzzleNames puzzles, List<String> taken, Terminal terminal)
            throws UnusableInput {
        List<ReportedMethod> rows = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        Set<String> names = new HashSet<>(taken);
        for (String file : files) {
            try {
                ResultsFile results = ResultsFile.read(file, puzzles);
                results.notes().forEach(terminal.err()::println);
                results.methods().forEach(method -> rows.add(named(method, names)));
            } catch (UnusableInput e) {
                problems.addAll(e.problems());
            }
        }
        if (!problems.isEmpty()) {
            throw new UnusableInput(problems);
        }
        return rows;
    }

    private static ReportedMethod named(ReportedMethod method, Set<String> names) {
        String file = method.source().substring(method.source().lastIndexOf('/') + 1);
        String word = Stream.of("%s", "%s (" + file + ")", "%s (" + method.source() + ")")
                .map(form -> form.replace("%s", method.word()))
                .filter(names::add)
                .findFirst()
                .orElse(method.word());
        return new ReportedMethod(word, method.source(), method.costWords(), method.runs());
    }
}
