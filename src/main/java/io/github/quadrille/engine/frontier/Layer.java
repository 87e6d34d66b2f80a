package io.github.quadrille.engine.frontier;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * Holds all boundaries that the frontier has reached before one item. For each boundary and each combination of counts,
 * it has the number of ways to reach this boundary with these counts.
 *
 * @param item the item that comes next
 * @param words how many longs a number takes
 * @param parts the boundaries, divided by hash so that each thread can fill one part
 */
record Layer(int item, int words, List<LayerPart> parts) {
    Layer {
        parts = List.copyOf(parts);
    }

    /** Returns the numbers of a boundary, or null if the layer does not have this boundary. */
    long[] numbers(long mask) {
        return parts.get(partOf(mask, parts.size())).numbers(mask);
    }

    static int partOf(long mask, int parts) {
        return (int) (((LayerPart.mixed(mask) & 0xffff) * parts) >>> 16);
    }

    int boundaries() {
        return parts.stream().mapToInt(LayerPart::size).sum();
    }

    long longs() {
        return parts.stream().mapToLong(LayerPart::longs).sum();
    }

    /** Returns about how many bytes of memory the layer takes. */
    long bytes() {
        return longs() * Long.BYTES + boundaries() * LayerPart.BYTES_PER_BOUNDARY;
    }

    /** Passes to a listener all boundaries that are reached, in ascending order. */
    void tell(LayerListener listener) {
        listener.layer(item);
        long[] masks = new long[boundaries()];
        int[] next = new int[1];
        parts.forEach(part -> part.forEach((numbers, mask) -> masks[next[0]++] = mask));
        Arrays.sort(masks);
        for (long mask : masks) {
            BigInteger sum = sum(numbers(mask));
            if (sum.signum() > 0) {
                listener.boundary(mask, sum);
            }
        }
    }

    private BigInteger sum(long[] numbers) {
        BigInteger sum = BigInteger.ZERO;
        if (words > 1) {
            for (int index = 0; index < numbers.length / words; index++) {
                sum = sum.add(number(numbers, index));
            }
            return sum;
        }
        long part = 0;
        for (long number : numbers) {
            if (part + number < 0) {
                sum = sum.add(BigInteger.valueOf(part));
                part = 0;
            }
            part += number;
        }
        return sum.add(BigInteger.valueOf(part));
    }

    /** Returns one number from the array that has all numbers of a boundary. */
    BigInteger number(long[] numbers, int index) {
        int plane = numbers.length / words;
        byte[] bytes = new byte[words * Long.BYTES];
        for (int word = 0; word < words; word++) {
            ByteBuffer.wrap(bytes).putLong((words - 1 - word) * Long.BYTES, numbers[word * plane + index]);
        }
        return new BigInteger(1, bytes);
    }

    /** Returns the length in bits of the largest number in the layer. */
    int bitLength() {
        return parts.stream().mapToInt(part -> part.bitLength(words)).max().orElse(0);
    }

    Layer withWords(int wider) {
        return new Layer(
                item,
                wider,
                parts.stream().map(part -> part.widened(words, wider)).toList());
    }

    /**
     * Returns this layer with its numbers moved to other combinations. Boundaries for which no combination remains are
     * dropped.
     */
    Layer shifted(LongFunction<CountShift> shifts) {
        return new Layer(
                item,
                words,
                parts.stream().map(part -> part.shifted(shifts, words)).toList());
    }

    /**
     * Returns the layer before the first item. It has one boundary, which is reached in one way because nothing is laid
     * yet. It is empty if no combination is possible.
     */
    static Layer beginning(CountClass first) {
        LayerPart part = new LayerPart();
        if (first.size() > 0) {
            part.ensureNumbers(0, first.size())[0] = 1;
        }
        return new Layer(0, 1, Stream.of(part).toList());
    }
}
