/**
 * What lies on a large target, and how often shapes may be used there.
 */
package io.github.quadrille.io.target;
