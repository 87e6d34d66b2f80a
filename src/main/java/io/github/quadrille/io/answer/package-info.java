/** Holds answers as records that are written as lines of JSON. */
package io.github.quadrille.io.answer;
