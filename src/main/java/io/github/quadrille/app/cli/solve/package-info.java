/**
 * Commands that find packings, and commands that check packings and certificates: solve, exact-cover, verify, check,
 * import.
 */
package io.github.quadrille.app.cli.solve;
