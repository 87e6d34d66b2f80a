/** Holds the command serve, which answers over HTTP. */
package io.github.quadrille.app.cli.serve;
