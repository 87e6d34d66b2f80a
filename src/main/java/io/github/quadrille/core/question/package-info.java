/**
 * What one may ask about a puzzle, and how one hears of the answer in the making: the words that the front door and the
 * engines behind it have in common.
 */
package io.github.quadrille.core.question;
