package io.github.quadrille.models;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.sat4j.pb.PBSolverHandle;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.SolverFactory;
import org.sat4j.pb.reader.OPBReader2012;
import org.sat4j.reader.DimacsReader;
import org.sat4j.reader.ParseFormatException;
import org.sat4j.reader.Reader;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import org.sat4j.tools.ModelIterator;

/** Runs Sat4j with its own readers of files, as its command line does, but inside the test's process. */
final class Sat4j {
    private static final String NONE = "s UNSATISFIABLE\n";

    private final PBSolverHandle solver = new PBSolverHandle(new PseudoOptDecorator(SolverFactory.newDefault()));
    private final Reader reader;
    private final boolean possible;

    private Sat4j(Path model) throws IOException {
        reader = model.toString().endsWith(".opb") ? new OPBReader2012(solver) : new DimacsReader(solver);
        possible = read(model);
    }

    static Sat4j of(Path model) throws IOException {
        return new Sat4j(model);
    }

    private boolean read(Path model) throws IOException {
        try {
            int variables = reader.parseInstance(Files.newInputStream(model)).nVars();
            // Some variables are in no clause, and may be true or false. Without this registration Sat4j would leave
            // them out.
            IntStream.rangeClosed(1, variables).forEach(solver::registerLiteral);
            return true;
        } catch (ContradictionException e) {
            return false;
        } catch (ParseFormatException e) {
            throw new AssertionError("Sat4j cannot read it: " + Files.readString(model), e);
        }
    }

    /** Returns the text that Sat4j would print: the status, and the values of the best model. */
    String answer() {
        String best = NONE;
        try {
            while (possible && solver.admitABetterSolution()) {
                best = solution(solver.hasNoObjectiveFunction() ? "SATISFIABLE" : "OPTIMUM FOUND");
                if (solver.hasNoObjectiveFunction()) {
                    return best;
                }
                solver.discardCurrentSolution();
            }
        } catch (ContradictionException e) {
            // No model is better than the last one.
        } catch (TimeoutException e) {
            throw new AssertionError(e);
        }
        return best;
    }

    private String solution(String status) {
        StringWriter text = new StringWriter();
        try (PrintWriter out = new PrintWriter(text)) {
            reader.decode(solver.model(), out);
        }
        return "s " + status + "\nv " + text + "\n";
    }

    /** Returns the number of models. */
    long models() throws TimeoutException {
        ISolver all = new ModelIterator(solver);
        long models = 0;
        while (possible && all.isSatisfiable()) {
            all.model();
            models++;
        }
        return models;
    }
}
