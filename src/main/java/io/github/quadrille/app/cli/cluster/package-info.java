/**
 * Commands that serve others: worker, serve.
 */
package io.github.quadrille.app.cli.cluster;
