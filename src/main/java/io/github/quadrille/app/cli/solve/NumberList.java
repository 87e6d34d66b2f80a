package io.github.quadrille.app.cli.solve;

import java.util.ArrayList;
import java.util.List;

/** Numbers that come in order, as one writes them: {@code 1, 4..7, 9}. */
final class NumberList {
    private static final int MOST_SPANS = 20;

    private final List<long[]> spans = new ArrayList<>();
    private long more;

    void add(long number) {
        long[] last = spans.isEmpty() ? new long[] {0, Long.MIN_VALUE} : spans.get(spans.size() - 1);
        if (more == 0 && last[1] == number - 1) {
            last[1] = number;
        } else if (spans.size() < MOST_SPANS) {
            spans.add(new long[] {number, number});
        } else {
            more++;
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (long[] span : spans) {
            text.append(text.isEmpty() ? "" : ", ")
                    .append("%,d".formatted(span[0]))
                    .append(span[1] == span[0] ? "" : (span[1] == span[0] + 1 ? ", %,d" : "..%,d").formatted(span[1]));
        }
        return text.append(more > 0 ? " and %,d more".formatted(more) : "").toString();
    }
}
