/**
 * Files: reads puzzles (a size, YAML or JSON) and packings (JSON), writes puzzles and answers, and says everything that
 * is wrong with an input at once, each with its line, the value seen and advice.
 */
package io.github.quadrille.format;
