package io.github.quadrille.bench;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.io.export.ExportFormat;
import io.github.quadrille.io.export.ExportFormat.ExportRefused;
import io.github.quadrille.io.export.MiniZincModel;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** Runs Gecode through MiniZinc, with the models of {@code models/}. The data is exported before the clock starts. */
record Gecode(Path folder) implements Engine {
    private static final String NAME = "Gecode";
    private static final String FOUND = "----------";
    private static final String COMPLETE = "==========";
    private static final String NONE = "=====UNSATISFIABLE=====";

    /** Returns this engine if it is installed, and otherwise a missing engine. */
    static Engine in(Path folder) throws InterruptedException {
        return TimedRun.works("minizinc", "--solver", "gecode", "--version")
                ? new Gecode(folder)
                : new Missing(NAME, EnumSet.allOf(Task.class), "not installed");
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean handles(Task task) {
        return true;
    }

    @Override
    public List<String> command(Instance instance) throws IOException {
        Path data = folder.resolve(instance.name() + ".dzn");
        ProofModel model = new ProofModel(new PlacementTable(instance.puzzle()));
        try (BufferedWriter out = Files.newBufferedWriter(data)) {
            ExportFormat.MINIZINC.write(model, out);
        } catch (ExportRefused e) {
            throw new IllegalStateException(e);
        }
        List<String> command = new ArrayList<>(List.of("minizinc", "--solver", "gecode"));
        if (instance.task() == Task.COUNT) {
            command.add("--all-solutions");
        }
        MiniZincModel.names(model).forEach(name -> command.add("models/" + name));
        command.add(data.toString());
        return command;
    }

    @Override
    public Answer answer(Task task, String output) {
        List<String> lines = output.lines().toList();
        if (lines.contains(NONE)) {
            return task == Task.COUNT ? Answer.packings(0) : Answer.INFEASIBLE;
        }
        if (!lines.contains(FOUND) || (task != Task.DECIDE && !lines.contains(COMPLETE))) {
            throw new IllegalStateException("No answer in: " + output);
        }
        return switch (task) {
            case DECIDE -> Answer.PACKED;
            case COUNT -> Answer.packings(lines.stream().filter(FOUND::equals).count());
            case COVER -> Answer.optimal(Answer.number(output, "(?s).*worth = (\\d+)\n"));
        };
    }
}
