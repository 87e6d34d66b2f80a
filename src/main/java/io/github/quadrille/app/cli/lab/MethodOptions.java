package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.local.Method;

/** The options of one method; those that are not given have the published values. */
interface MethodOptions {
    /**
     * The method that they ask for.
     *
     * @throws IllegalArgumentException when a value makes no sense
     */
    Method method();
}
