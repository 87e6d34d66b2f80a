/**
 * An exact solver for polyomino packing. {@link io.github.quadrille.solve.Solver} answers questions about a puzzle, which
 * {@link io.github.quadrille.format.Puzzles} reads.
 */
// What is exported speaks of exported types only: javac warns otherwise, and warnings are errors here.
@SuppressWarnings("requires-automatic") // The jars of Hazelcast and PDFBox have names of modules, but no descriptors.
module io.github.quadrille {
    requires com.fasterxml.jackson.core;
    requires java.desktop;
    requires java.logging;
    requires java.management;
    requires org.chocosolver.solver;
    requires ojalgo;
    requires org.snakeyaml.engine;
    requires static com.hazelcast.core;
    requires static info.picocli;
    requires static org.apache.commons.statistics.distribution;
    requires static org.apache.commons.statistics.inference;
    requires static org.apache.pdfbox;
    requires static org.eclipse.jetty.server;

    exports io.github.quadrille.exactcover; // What a puzzle's table of placements speaks of.
    exports io.github.quadrille.format;
    exports io.github.quadrille.geometry;
    exports io.github.quadrille.limit;
    exports io.github.quadrille.play;
    exports io.github.quadrille.puzzle;
    exports io.github.quadrille.question;
    exports io.github.quadrille.solve;

    uses io.github.quadrille.parts.Cluster;

    provides io.github.quadrille.parts.Cluster with
            io.github.quadrille.cluster.HazelcastCluster;
}
