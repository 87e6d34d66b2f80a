/**
 * Commands that find packings and that check those of others: solve, verify, check, import.
 */
package io.github.quadrille.app.cli.solve;
