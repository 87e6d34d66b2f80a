/**
 * Holds the commands that find packings, and those that check packings and certificates: solve, exact-cover, verify,
 * check, import.
 */
package io.github.quadrille.app.cli.solve;
