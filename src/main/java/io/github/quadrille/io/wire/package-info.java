/**
 * Records as messages to another process of the same version, read as carefully as a file from a stranger.
 */
package io.github.quadrille.io.wire;
