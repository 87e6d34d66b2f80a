/**
 * Asks questions part by part. The tasks of such counts and searches go to threads of this process, or to other
 * machines.
 */
package io.github.quadrille.app.parts;
