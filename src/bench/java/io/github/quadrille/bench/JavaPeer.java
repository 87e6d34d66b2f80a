package io.github.quadrille.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A solver in Java, or called from Java, as a process on the class path of the benchmark.
 *
 * @param options of the Java virtual machine
 * @param wishes words after the task and the puzzle
 */
record JavaPeer(String name, Set<Task> tasks, List<String> options, Class<?> program, List<String> wishes)
        implements Engine {
    JavaPeer {
        tasks = Set.copyOf(tasks);
        options = List.copyOf(options);
        wishes = List.copyOf(wishes);
    }

    @Override
    public boolean handles(Task task) {
        return tasks.contains(task);
    }

    @Override
    public List<String> command(Instance instance) {
        List<String> command = new ArrayList<>(List.of("java"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(List.of(instance.task().word(), instance.file()));
        command.addAll(wishes);
        return command;
    }

    @Override
    public Answer answer(Task task, String output) {
        return Answer.ofLine(output);
    }
}
