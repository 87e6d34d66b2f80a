/**
 * Commands of the lab: local, compare, tune, cover, clear.
 */
package io.github.quadrille.app.cli.lab;
