/**
 * Holds the commands that run and compare local searches, and other searches of the lab: local, compare, tune, cover,
 * clear.
 */
package io.github.quadrille.app.cli.lab;
