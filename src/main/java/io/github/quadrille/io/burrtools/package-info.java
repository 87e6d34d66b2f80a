/**
 * Reads and writes files of BurrTools, Andreas Röver's program for puzzles with pieces in space. It reads problems as
 * puzzles, and reports everything that puzzles cannot express.
 */
package io.github.quadrille.io.burrtools;
