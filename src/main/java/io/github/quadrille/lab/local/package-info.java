/**
 * Contains the published local searches, and one that was made for this program. They all run in one loop. A method has
 * parameters ({@link io.github.quadrille.lab.local.Methods} has all methods), works on a puzzle step by step, and makes
 * runs. None of the methods can show that there is no packing. Their results are checked like all others.
 */
package io.github.quadrille.lab.local;
