/** Holds the commands that count (count, bags, split), and those that try sizes (table, order, fit). */
package io.github.quadrille.app.cli.count;
