package org.teavm.classlib.java.util.concurrent.locks;

/** Locks nothing, because there is only one thread. */
public class TReentrantLock {
    public void lock() {}

    public void unlock() {}
}
