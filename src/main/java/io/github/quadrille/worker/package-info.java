/** Answers parts, through the front door; it stands above whoever counts and solves, and below those who hand out parts. */
package io.github.quadrille.worker;
