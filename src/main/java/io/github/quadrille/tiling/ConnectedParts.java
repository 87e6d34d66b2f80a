package io.github.quadrille.tiling;

import java.util.Arrays;

/** Connected parts of a set of squares, and the squares that hold them together. Linear in the board. */
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

    /** The squares without which their part falls apart, by depth-first search (Tarjan, 1972). */
    static boolean[] bridges(PaddedMatrix lattice, boolean[] in) {
        boolean[] bridge = new boolean[in.length];
        int[] number = new int[in.length];
        int[] lowest = new int[in.length];
        int[] parent = new int[in.length];
        byte[] way = new byte[in.length];
        int time = 0;
        for (int root = 0; root < in.length; root++) {
            if (!in[root] || number[root] > 0) {
                continue;
            }
            int branches = 0;
            number[root] = ++time;
            lowest[root] = time;
            parent[root] = -1;
            int at = root;
            while (at >= 0) {
                int up = parent[at];
                if (way[at] == 4) {
                    if (up >= 0) {
                        lowest[up] = Math.min(lowest[up], lowest[at]);
                        bridge[up] |= up != root && lowest[at] >= number[up];
                    }
                    at = up;
                    continue;
                }
                int next = at + lattice.ways()[way[at]++];
                if (in[next] && number[next] == 0) {
                    number[next] = ++time;
                    lowest[next] = time;
                    parent[next] = at;
                    branches += at == root ? 1 : 0;
                    at = next;
                } else if (in[next] && next != up) {
                    lowest[at] = Math.min(lowest[at], number[next]);
                }
            }
            bridge[root] = branches > 1;
        }
        return bridge;
    }
}
