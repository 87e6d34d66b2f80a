/**
 * Handles texts before they are read as puzzles: files and standard input, lines and positions, YAML, CSV, lists in
 * lists, sizes of boards, rows of characters, and messages about faults. Files are written whole or not at all.
 */
package io.github.quadrille.io.text;
