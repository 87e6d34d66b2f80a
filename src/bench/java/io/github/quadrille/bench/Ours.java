package io.github.quadrille.bench;

import java.util.ArrayList;
import java.util.List;

/** Runs our command {@code solve}, as a user starts it. */
record Ours(String name, String model) implements Engine {
    @Override
    public boolean isOurs() {
        return true;
    }

    @Override
    public boolean handles(Task task) {
        return true;
    }

    @Override
    public List<String> command(Instance instance) {
        List<String> command = new ArrayList<>(
                List.of(Quadrille.LAUNCHER, "solve", "--quiet", "--threads", "1", "--model", model, instance.file()));
        if (instance.task() == Task.COUNT) {
            command.add("--all");
        }
        return command;
    }

    @Override
    public Answer answer(Task task, String output) {
        if (output.startsWith("status: infeasible")) {
            return task == Task.COUNT ? Answer.packings(0) : Answer.INFEASIBLE;
        }
        return switch (task) {
            case DECIDE -> {
                Answer.number(output, "status: packed\npackings: (\\d+) ");
                yield Answer.PACKED;
            }
            case COUNT -> Answer.packings(Answer.number(output, "packings: ([\\d,]+) \\(these are all\\)"));
            case COVER -> Answer.optimal(Answer.number(output, "worth: ([\\d,]+) \\w+, proven to be the most"));
        };
    }
}
