/**
 * Makes puzzles that a person can hold: lines for cutters, as SVG and DXF, and solids for 3D printers, as STL and 3MF,
 * all in millimetres. {@code Nesting} decides where each part is on a sheet or bed.
 */
package io.github.quadrille.app.make;
