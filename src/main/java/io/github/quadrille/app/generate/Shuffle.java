package io.github.quadrille.app.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Puts things in an order that is drawn, each as likely as any other. */
final class Shuffle {
    private Shuffle() {}

    static <T> List<T> of(List<T> things, RandomGenerator random) {
        List<T> order = new ArrayList<>(things);
        for (int last = order.size() - 1; last > 0; last--) {
            Collections.swap(order, last, random.nextInt(last + 1));
        }
        return order;
    }
}
