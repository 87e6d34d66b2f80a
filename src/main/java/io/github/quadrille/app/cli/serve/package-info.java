/** The command that answers over HTTP. */
package io.github.quadrille.app.cli.serve;
