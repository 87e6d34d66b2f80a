/**
 * Holds what stops work: the limits that end a search, the clock that all parts of the project use, and the exception
 * that ends work from any depth of calls. While work goes on, the clock tells its listener how far the work has come.
 */
package io.github.quadrille.core.limit;
