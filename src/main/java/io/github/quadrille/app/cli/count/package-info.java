/**
 * Commands that count: count, bags, split.
 */
package io.github.quadrille.app.cli.count;
