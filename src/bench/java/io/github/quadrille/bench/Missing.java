package io.github.quadrille.bench;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Stands for an engine that is not available on this machine.
 *
 * @param tasks the tasks that it would handle
 * @param why the reason in a word or two, for the table
 */
record Missing(String name, Set<Task> tasks, String why) implements Engine {
    Missing {
        tasks = Set.copyOf(tasks);
    }

    @Override
    public boolean handles(Task task) {
        return tasks.contains(task);
    }

    @Override
    public Optional<String> refusal(Instance instance) {
        return Optional.of(why);
    }

    @Override
    public List<String> command(Instance instance) {
        throw new IllegalStateException(name + " is missing: " + why);
    }

    @Override
    public Answer answer(Task task, String output) {
        throw new IllegalStateException(name + " is missing: " + why);
    }
}
