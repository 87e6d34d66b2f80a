package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Holds a value that is complete from the start. */
public class TCompletableFuture<T> implements Future<T> {
    private final T value;

    private TCompletableFuture(T value) {
        this.value = value;
    }

    public static <T> TCompletableFuture<T> completedFuture(T value) {
        return new TCompletableFuture<>(value);
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
        return false;
    }

    @Override
    public boolean isCancelled() {
        return false;
    }

    @Override
    public boolean isDone() {
        return true;
    }

    @Override
    public T get() {
        return value;
    }

    @Override
    public T get(long timeout, TimeUnit unit) {
        return value;
    }
}
