package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;

import java.util.List;

/**
 * The polycubes up to five cells. Flat ones are called as the polyominoes are; of the solid ones those of four cubes as Piet
 * Hein's Soma cube has them (A, B, P), those of five after Kadon's Superquints, with the size added as Polyform Puzzler does:
 * L15 is the first L of five cubes, and J15 its mirror image.
 */
final class SolidKinds {
    private SolidKinds() {}

    static KindCatalogue catalogue() {
        KindCatalogue kinds = new KindCatalogue(Lattices.CUBIC);
        kinds.shape("O1", "X");
        kinds.shape("I2", "XX");
        kinds.shape("I3", "XXX");
        kinds.shape("V3", "X./XX");
        kinds.shape("I", "XXXX");
        kinds.shape("O", "XX/XX");
        kinds.shape("T", "XXX/.X.");
        kinds.shape("L", "..X/XXX");
        kinds.shape("Z", "XX./.XX");
        kinds.shape("B", "../.X//X./XX");
        kinds.shape("P", "X./XX//../X.");
        kinds.shape("A", "X./XX//../.X");
        kinds.shape("F5", ".XX/XX./.X.");
        kinds.shape("I5", "XXXXX");
        kinds.shape("L5", "X./X./X./XX");
        kinds.shape("N5", ".X/XX/X./X.");
        kinds.shape("P5", "XX/XX/X.");
        kinds.shape("T5", "XXX/.X./.X.");
        kinds.shape("U5", "X.X/XXX");
        kinds.shape("V5", "X../X../XXX");
        kinds.shape("W5", "X../XX./.XX");
        kinds.shape("X5", ".X./XXX/.X.");
        kinds.shape("Y5", ".X/XX/.X/.X");
        kinds.shape("Z5", "XX./.X./.XX");
        kinds.shape("L15", "..X/XXX//.../X..");
        kinds.shape("L25", "..X/XXX//.../.X.");
        kinds.shape("L35", "..X/XXX//.../..X");
        kinds.shape("L45", "..X/XXX//..X/...");
        kinds.shape("J15", ".../X..//..X/XXX");
        kinds.shape("J25", ".../.X.//..X/XXX");
        kinds.shape("J45", "..X/...//..X/XXX");
        kinds.shape("N15", ".../X..//.XX/XX.");
        kinds.shape("N25", ".../.X.//.XX/XX.");
        kinds.shape("S15", ".XX/XX.//.../X..");
        kinds.shape("S25", ".XX/XX.//.../.X.");
        kinds.shape("T15", "X./XX/X.//../X./..");
        kinds.shape("T25", "X./XX/X.//../.X/..");
        kinds.shape("V15", ".X/XX/..//../X./X.");
        kinds.shape("V25", ".X./XX.//.XX/...");
        kinds.shape("Q5", "XX/XX//../X.");
        kinds.shape("A5", ".X/XX//.X/X.");
        for (String letter : List.of("I", "O", "T", "L", "Z", "A", "B", "P")) {
            kinds.alias(letter + "4", letter);
        }
        String flat = "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5";
        String solid = " L15 L25 L35 L45 J15 J25 J45 N15 N25 S15 S25 T15 T25 V15 V25 Q5 A5";
        kinds.set("soma", PieceSymmetry.ONE_SIDED, "V3 T L Z A B P");
        kinds.set("tetracubes", PieceSymmetry.ONE_SIDED, "I O T L Z A B P");
        kinds.set("solid-pentominoes", PieceSymmetry.ONE_SIDED, flat);
        kinds.set("pentacubes", PieceSymmetry.ONE_SIDED, flat + solid);
        return kinds;
    }
}
