/**
 * Commands of the command line, one thin class for each: they parse the arguments, call the library and print the
 * answer.
 */
package io.github.quadrille.app.cli;
