/**
 * The page and its server: puzzles are drawn, solved and played in a browser, and programs ask over HTTP. A client is
 * believed nothing; every question is a job with limits of its own.
 */
package io.github.quadrille.app.web;
