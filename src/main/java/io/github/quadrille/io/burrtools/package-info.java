/**
 * Reads and writes files of BurrTools, Andreas Röver's program for puzzles of pieces in space. It reads problems as
 * puzzles, and reports what puzzles cannot express.
 */
package io.github.quadrille.io.burrtools;
