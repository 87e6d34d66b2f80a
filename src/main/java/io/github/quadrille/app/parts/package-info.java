/** Asks questions part by part: counts and searches whose tasks go to threads of this process, or to other machines. */
package io.github.quadrille.app.parts;
