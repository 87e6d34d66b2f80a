/**
 * Reads and writes the texts of all formats. The package handles files, standard input, lines, positions, YAML, CSV,
 * nested lists, sizes of boards, rows of characters, and messages about faults. A file is written completely or left
 * unchanged.
 */
package io.github.quadrille.io.text;
