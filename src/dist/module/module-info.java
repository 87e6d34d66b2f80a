/** The whole program with all that it needs, as one module of a Java runtime of its own. */
open module io.github.quadrille {
    requires java.desktop;
    requires java.logging;
    requires java.management;
    requires java.net.http;
    requires jdk.management;
    requires jdk.unsupported;

    exports io.github.quadrille.app.cli;

    uses io.github.quadrille.engine.parts.TaskRunner;
    uses org.apache.commons.logging.LogFactory; // For PDFBox.
    uses org.eclipse.jetty.http.HttpFieldPreEncoder;
    uses org.slf4j.spi.SLF4JServiceProvider; // For Jetty, which is to be silent.

    provides org.eclipse.jetty.http.HttpFieldPreEncoder with
            org.eclipse.jetty.http.Http10FieldPreEncoder,
            org.eclipse.jetty.http.Http11FieldPreEncoder;
    provides org.slf4j.spi.SLF4JServiceProvider with
            org.slf4j.nop.NOPServiceProvider;
}
