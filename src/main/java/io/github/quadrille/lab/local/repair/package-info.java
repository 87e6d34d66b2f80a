/**
 * Our own method, a large neighbourhood search in the sense of Shaw (1998): a legal part of a packing is repaired by
 * packing small windows around its gaps anew, exactly.
 */
package io.github.quadrille.lab.local.repair;
