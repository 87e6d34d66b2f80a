package org.teavm.classlib.java.util.concurrent.atomic;

/** Holds references in a plain array, which is enough with one thread. */
public class TAtomicReferenceArray<E> {
    private final Object[] elements;

    public TAtomicReferenceArray(int length) {
        elements = new Object[length];
    }

    public final int length() {
        return elements.length;
    }

    @SuppressWarnings("unchecked")
    public final E get(int index) {
        return (E) elements[index];
    }

    public final void set(int index, E value) {
        elements[index] = value;
    }

    public final E getAndSet(int index, E value) {
        E before = get(index);
        elements[index] = value;
        return before;
    }

    public final boolean compareAndSet(int index, E expected, E value) {
        boolean isExpected = elements[index] == expected;
        if (isExpected) {
            elements[index] = value;
        }
        return isExpected;
    }
}
