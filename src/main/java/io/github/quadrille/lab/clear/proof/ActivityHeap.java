package io.github.quadrille.lab.clear.proof;

import java.util.Arrays;

/** The variables by how much they had to do with late conflicts, the busiest first: a heap with places. */
final class ActivityHeap {
    private static final double DECAY = 0.95;
    private static final double TOO_LARGE = 1e100;

    private double[] activities = new double[0];
    private int[] heap = new int[0];
    private int[] places = new int[0];
    private int size;
    private double step = 1;

    /** Makes room for variables; those that are new wait in the heap. */
    void grow(int variables) {
        int before = activities.length;
        activities = Arrays.copyOf(activities, variables);
        heap = Arrays.copyOf(heap, variables);
        places = Arrays.copyOf(places, variables);
        Arrays.fill(places, before, variables, -1);
        for (int variable = before; variable < variables; variable++) {
            add(variable);
        }
    }

    void add(int variable) {
        if (places[variable] < 0) {
            places[variable] = size;
            heap[size] = variable;
            up(size++);
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    int poll() {
        int first = heap[0];
        places[first] = -1;
        size--;
        if (size > 0) {
            heap[0] = heap[size];
            places[heap[0]] = 0;
            down(0);
        }
        return first;
    }

    void bump(int variable) {
        activities[variable] += step;
        if (activities[variable] > TOO_LARGE) {
            for (int i = 0; i < activities.length; i++) {
                activities[i] /= TOO_LARGE;
            }
            step /= TOO_LARGE;
        }
        if (places[variable] >= 0) {
            up(places[variable]);
        }
    }

    /** After every conflict. */
    void decay() {
        step /= DECAY;
    }

    private void up(int from) {
        int place = from;
        int variable = heap[place];
        while (place > 0 && activities[heap[(place - 1) / 2]] < activities[variable]) {
            put(place, heap[(place - 1) / 2]);
            place = (place - 1) / 2;
        }
        put(place, variable);
    }

    private void down(int from) {
        int place = from;
        int variable = heap[place];
        while (2 * place + 1 < size) {
            int child = 2 * place + 1;
            if (child + 1 < size && activities[heap[child + 1]] > activities[heap[child]]) {
                child++;
            }
            if (activities[heap[child]] <= activities[variable]) {
                break;
            }
            put(place, heap[child]);
            place = child;
        }
        put(place, variable);
    }

    private void put(int place, int variable) {
        heap[place] = variable;
        places[variable] = place;
    }
}
