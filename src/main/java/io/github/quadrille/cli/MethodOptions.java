package io.github.quadrille.cli;

import io.github.quadrille.local.Method;

/** The options of one method; those that are not given have the published values. */
interface MethodOptions {
    /**
     * The method that they ask for.
     *
     * @throws IllegalArgumentException when a value makes no sense
     */
    Method method();
}
