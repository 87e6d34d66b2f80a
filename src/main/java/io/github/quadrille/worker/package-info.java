/**
 * Does tasks: parts through the front door, and runs of local searches. It stands above whoever counts, solves and searches,
 * and below those who hand out tasks.
 */
package io.github.quadrille.worker;
