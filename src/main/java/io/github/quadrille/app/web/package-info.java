/**
 * Serves the page and answers programs over HTTP. Users draw, solve and play puzzles in a browser. The server trusts no
 * client, and every question is a job with limits.
 */
package io.github.quadrille.app.web;
