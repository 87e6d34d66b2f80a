/** The command line: one class per command, thin; they parse, call and print. */
package io.github.quadrille.app.cli;
