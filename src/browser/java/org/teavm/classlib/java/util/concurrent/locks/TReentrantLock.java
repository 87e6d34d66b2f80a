package org.teavm.classlib.java.util.concurrent.locks;

/** Nobody else is there. */
public class TReentrantLock {
    public void lock() {}

    public void unlock() {}
}
