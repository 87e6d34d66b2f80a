package io.github.quadrille.bench;

import java.util.List;

/** Runs our command {@code count}, which can count packings without finding each of them. */
record OurCount() implements Engine {
    @Override
    public String name() {
        return "ours, `count`";
    }

    @Override
    public boolean isOurs() {
        return true;
    }

    @Override
    public boolean handles(Task task) {
        return task == Task.COUNT;
    }

    @Override
    public List<String> command(Instance instance) {
        return List.of(Quadrille.LAUNCHER, "count", "--threads", "1", instance.file());
    }

    @Override
    public Answer answer(Task task, String output) {
        return Answer.packings(Answer.number(output, "status: counted\npackings: ([\\d,]+)\n"));
    }
}
