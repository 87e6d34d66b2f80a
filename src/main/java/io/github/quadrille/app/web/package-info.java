/**
 * Serves the page and answers programs over HTTP. Puzzles are drawn, solved and played in a browser. The server trusts
 * no client, and every question is a job with limits.
 */
package io.github.quadrille.app.web;
