package io.github.quadrille.choco;

import org.chocosolver.solver.search.loop.monitors.IMonitorRestart;

/** Tells a log of dead ends that a tree is left, lest it take the decisions that leave the path for exhausted ones. */
record RestartNews(DeadEndLog log) implements IMonitorRestart {
    @Override
    public void beforeRestart() {
        log.restarting();
    }

    @Override
    public void afterRestart() {
        log.restarted();
    }
}
