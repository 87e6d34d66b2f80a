/**
 * A question in parts: cutting a puzzle, the ledger of what is answered, its journal, and handing parts to threads or to
 * other machines. How a part is answered, somebody else knows and tells.
 */
package io.github.quadrille.parts;
