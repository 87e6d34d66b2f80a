/**
 * Answers as lines of JSON.
 */
package io.github.quadrille.io.answer;
