package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import picocli.CommandLine.TypeConversionException;

/**
 * Declares the option for the address of the published page, which other people can open without a server. Links lead
 * to that page.
 */
public final class SiteFlags extends Flags {
    private final Flag<URI> site = option(
                    "--site",
                    "URL",
                    URI.class,
                    SiteFlags::address,
                    "Make links to the page that is published at this address (default: QUADRILLE_SITE, if that is"
                            + " set).")
            .under(Heading.OUTPUT)
            .usually("${env:QUADRILLE_SITE}");

    public Said site() {
        return site;
    }

    /** Returns the address of the page. */
    public Optional<URI> address() {
        return site.optional();
    }

    private static URI address(String text) {
        try {
            URI address = new URI(text);
            String scheme = String.valueOf(address.getScheme());
            if (scheme.matches("https?") && address.getHost() != null && address.getFragment() == null) {
                return address;
            }
        } catch (URISyntaxException e) {
            // A text that is not a URI gets the same message as any other unusable address.
        }
        throw new TypeConversionException(
                "'%s' is not an address of a page. Use an address such as https://example.org/quadrille/gallery/."
                        .formatted(text));
    }
}
