/** Commands that count (count, bags, split), and commands that try sizes (table, order, fit). */
package io.github.quadrille.app.cli.count;
