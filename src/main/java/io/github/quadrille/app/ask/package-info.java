/**
 * The table of questions: each with its parameters, declared once, and with what answers it. The command line makes options of
 * them, the server and its description parameters, and the packages for other languages functions.
 */
package io.github.quadrille.app.ask;
