package org.teavm.classlib.java.util.concurrent.atomic;

/** Adds numbers to a plain sum, which is enough with one thread. */
public class TLongAdder extends Number {
    private static final long serialVersionUID = 1;

    private long sum;

    public void add(long number) {
        sum += number;
    }

    public void increment() {
        sum++;
    }

    public long sum() {
        return sum;
    }

    @Override
    public long longValue() {
        return sum;
    }

    @Override
    public int intValue() {
        return (int) sum;
    }

    @Override
    public float floatValue() {
        return sum;
    }

    @Override
    public double doubleValue() {
        return sum;
    }
}
