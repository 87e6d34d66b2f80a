/**
 * Holds the table of questions. Each question is declared once, with its parameters and with the code that answers it.
 * The command line makes options of the parameters. The server and its description make request parameters of them, and
 * the packages for other languages make functions of the questions.
 */
package io.github.quadrille.app.ask;
