/**
 * Puzzles for hands: lines for cutters, as SVG and DXF, and solids for 3D printers, as STL and 3MF, all in millimetres. What
 * lies on which sheet or bed, {@code Nesting} says.
 */
package io.github.quadrille.app.make;
