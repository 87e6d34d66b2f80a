/**
 * Provides an exact solver for polyomino packing. {@link io.github.quadrille.engine.solve.Solver} answers questions
 * about a puzzle, which {@link io.github.quadrille.io.Puzzles} reads.
 */
// Types in exported packages refer only to exported types. Otherwise javac warns, and warnings are errors here.
@SuppressWarnings("requires-automatic") // The jars of PDFBox and Sat4j have module names, but no module descriptors.
module io.github.quadrille {
    requires com.fasterxml.jackson.core;
    requires java.desktop;
    requires java.logging;
    requires java.management;
    requires org.chocosolver.solver;
    requires ojalgo;
    requires org.ow2.sat4j.core;
    requires org.ow2.sat4j.pb;
    requires org.snakeyaml.engine;
    requires static com.google.errorprone.annotations;
    requires static info.picocli;
    requires static org.apache.commons.statistics.distribution;
    requires static org.apache.commons.statistics.inference;
    requires static org.apache.pdfbox;
    requires static org.eclipse.jetty.server;

    exports io.github.quadrille.core.geometry;
    exports io.github.quadrille.core.limit;
    exports io.github.quadrille.core.puzzle;
    exports io.github.quadrille.core.question;
    exports io.github.quadrille.engine.solve;
    exports io.github.quadrille.io;
    exports io.github.quadrille.io.input;

    uses io.github.quadrille.engine.parts.TaskRunner;
}
