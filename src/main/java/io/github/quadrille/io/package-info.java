/**
 * Files, for programs: reads and writes puzzles (YAML or JSON) and packings (JSON), and says everything that is wrong
 * with an input at once, each with its line, the value seen and advice.
 */
package io.github.quadrille.io;
