/**
 * Holds the questions that users can ask. Each question is declared once, with its parameters and with the code that
 * answers it. The command line turns the parameters into options. The server and its description turn them into
 * parameters of a request, and the packages for other languages turn the questions into functions.
 */
package io.github.quadrille.app.ask;
