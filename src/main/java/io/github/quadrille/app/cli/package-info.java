/**
 * Holds the commands of the command line, one thin class for each. A command parses its arguments, calls the library
 * and prints the answer.
 */
package io.github.quadrille.app.cli;
