package io.github.quadrille.engine.argument;

import java.util.List;

/** Arithmetic modulo a small power of a prime, by residues from 0 on. */
record PrimePower(int prime, int power) {
    /** Smallest first: what people can follow. */
    static final List<PrimePower> SMALLEST_FIRST = List.of(
            new PrimePower(2, 1),
            new PrimePower(3, 1),
            new PrimePower(2, 2),
            new PrimePower(5, 1),
            new PrimePower(7, 1),
            new PrimePower(2, 3),
            new PrimePower(3, 2));

    int modulus() {
        return power(power);
    }

    int power(int exponent) {
        int value = 1;
        for (int i = 0; i < exponent; i++) {
            value *= prime;
        }
        return value;
    }

    int residue(long number) {
        return (int) Math.floorMod(number, (long) modulus());
    }

    /** How often the prime divides a residue; {@code power} for 0. */
    int valuation(int residue) {
        if (residue == 0) {
            return power;
        }
        int exponent = 0;
        for (int rest = residue; rest % prime == 0; rest /= prime) {
            exponent++;
        }
        return exponent;
    }

    /** What makes a nonzero residue the power of the prime that it is associated with. */
    int normaliser(int residue) {
        int wanted = power(valuation(residue));
        for (int unit = 1; unit < modulus(); unit++) {
            if (unit % prime != 0 && unit * residue % modulus() == wanted) {
                return unit;
            }
        }
        throw new IllegalArgumentException("0 has no normaliser.");
    }
}
