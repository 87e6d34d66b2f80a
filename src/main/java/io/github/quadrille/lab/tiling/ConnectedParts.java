package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/** Connected parts of a set of squares. Linear in the board. */
final class ConnectedParts {
    private ConnectedParts() {}

    /** Numbers the parts 0, 1, ... and returns their sizes. */
    static int[] number(PaddedMatrix lattice, boolean[] in, int[] numberOf) {
        int[] sizes = new int[16];
        int[] stack = new int[1024];
        int parts = 0;
        Arrays.fill(numberOf, -1);
        for (int first = 0; first < in.length; first++) {
            if (!in[first] || numberOf[first] >= 0) {
                continue;
            }
            if (parts == sizes.length) {
                sizes = Arrays.copyOf(sizes, 2 * parts);
            }
            int top = 0;
            stack[top++] = first;
            numberOf[first] = parts;
            while (top > 0) {
                int square = stack[--top];
                sizes[parts]++;
                for (int way : lattice.ways()) {
                    int next = square + way;
                    if (in[next] && numberOf[next] < 0) {
                        numberOf[next] = parts;
                        if (top == stack.length) {
                            stack = Arrays.copyOf(stack, 2 * top);
                        }
                        stack[top++] = next;
                    }
                }
            }
            parts++;
        }
        return Arrays.copyOf(sizes, parts);
    }
}
