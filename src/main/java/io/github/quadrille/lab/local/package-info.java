/**
 * Contains the published local searches, and one local search that was made for this program. All of them are run by
 * the same loop. A method has parameters, works on a puzzle step by step, and makes runs. All methods are in {@link
 * io.github.quadrille.lab.local.Methods}. No method can show that there is no packing. The packings that methods find
 * are checked like all other packings.
 */
package io.github.quadrille.lab.local;
