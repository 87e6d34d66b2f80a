/**
 * A question in parts: cutting a puzzle, the ledger of what is answered, its journal, and handing parts to threads or to
 * other machines; and errands, which are handed out in the same way. How a task is done is passed in.
 */
package io.github.quadrille.engine.parts;
