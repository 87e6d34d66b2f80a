package io.github.quadrille.app.print;

import java.util.List;

/** What stands on one page. */
public record Page(List<PageElement> elements) {
    /** Keeps a copy. */
    public Page {
        elements = List.copyOf(elements);
    }
}
