/**
 * Contains the program: the command line, the page and its server, pictures, sheets of paper, play, generators of
 * puzzles, and questions that are answered part by part. No package outside this one depends on it.
 */
package io.github.quadrille.app;
