package io.github.quadrille.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Runs a solver of other authors as a separate process. The solver is in Java or called from Java.
 *
 * @param start the beginning of the command, which the task and the puzzle follow
 * @param wishes the end of the command, after the task and the puzzle
 */
record JavaPeer(String name, Set<Task> tasks, List<String> start, List<String> wishes) implements Engine {
    JavaPeer {
        tasks = Set.copyOf(tasks);
        start = List.copyOf(start);
        wishes = List.copyOf(wishes);
    }

    @Override
    public boolean handles(Task task) {
        return tasks.contains(task);
    }

    @Override
    public List<String> command(Instance instance) {
        List<String> command = new ArrayList<>(start);
        command.addAll(List.of(instance.task().word(), instance.file()));
        command.addAll(wishes);
        return command;
    }

    @Override
    public Answer answer(Task task, String output) {
        return Answer.ofLine(output);
    }
}
