package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.local.Method;

import java.util.ArrayList;
import java.util.List;

/** A setting in a race, and its losses so far: the i-th of every candidate is of the same puzzle and seed. */
final class Candidate {
    private final Setting setting;
    private final Method method;
    private final List<Double> losses = new ArrayList<>();

    Candidate(Setting setting, Method method) {
        this.setting = setting;
        this.method = method;
    }

    Setting setting() {
        return setting;
    }

    Method method() {
        return method;
    }

    int runs() {
        return losses.size();
    }

    void add(List<Double> more) {
        losses.addAll(more);
    }

    /** On average over the first runs. */
    double loss(int runs) {
        return losses.subList(0, runs).stream()
                .mapToDouble(loss -> loss)
                .average()
                .orElse(Double.MAX_VALUE);
    }
}
