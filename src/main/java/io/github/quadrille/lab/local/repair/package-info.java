/**
 * Contains a method that was made for this program, a large neighbourhood search in the sense of Shaw (1998). It
 * repairs a legal part of a packing: an exact search packs small windows around the open cells again.
 */
package io.github.quadrille.lab.local.repair;
