/**
 * The published local searches, and one of ours, on one loop: methods with their parameters ({@link
 * io.github.quadrille.lab.local.Methods} has all), what they do to a puzzle step by step, and the runs they make. None of them can show that there is no packing; what they find is checked like
 * everything else.
 */
package io.github.quadrille.lab.local;
