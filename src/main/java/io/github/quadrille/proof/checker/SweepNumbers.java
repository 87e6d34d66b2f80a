package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.nio.ByteBuffer;

/** Numbers of several words, in planes. */
final class SweepNumbers {
    private SweepNumbers() {}

    static BigInteger number(long[] numbers, int words, int index) {
        int plane = numbers.length / words;
        ByteBuffer bytes = ByteBuffer.allocate(words * Long.BYTES);
        for (int word = words - 1; word >= 0; word--) {
            bytes.putLong(numbers[index + word * plane]);
        }
        return new BigInteger(1, bytes.array());
    }

    static BigInteger sum(long[] numbers, int words) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < numbers.length / words; i++) {
            sum = sum.add(number(numbers, words, i));
        }
        return sum;
    }
}
