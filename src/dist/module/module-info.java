/** Contains the whole program with everything that it needs, as one module of its own Java runtime. */
open module io.github.quadrille {
    requires java.desktop;
    requires java.logging;
    requires java.management;
    requires java.net.http;
    requires jdk.management;
    requires jdk.unsupported;

    exports io.github.quadrille.app.cli;

    uses io.github.quadrille.engine.parts.TaskRunner;
    uses org.apache.commons.logging.LogFactory; // PDFBox needs this.
    uses org.eclipse.jetty.http.HttpFieldPreEncoder;
    uses org.slf4j.spi.SLF4JServiceProvider; // Jetty needs this, so that it logs nothing.

    provides org.eclipse.jetty.http.HttpFieldPreEncoder with
            org.eclipse.jetty.http.Http10FieldPreEncoder,
            org.eclipse.jetty.http.Http11FieldPreEncoder;
    provides org.slf4j.spi.SLF4JServiceProvider with
            org.slf4j.nop.NOPServiceProvider;
}
