/**
 * Texts before they mean a puzzle: files and standard input, lines and positions, YAML, CSV, lists in lists, sizes of
 * boards, rows of characters, and the messages about what is wrong with them. Files are written whole or not at all.
 */
package io.github.quadrille.io.text;
