/** Which rectangles copies of some pieces fill: tables of sizes, prime rectangles, orders, and sizes that never can be filled; and the smallest box for some pieces. */
package io.github.quadrille.engine.sizes;
