package io.github.quadrille.app.print;

import java.util.List;

/** Holds the elements of one page. */
public record Page(List<PageElement> elements) {
    /** Keeps a copy of the elements. */
    public Page {
        elements = List.copyOf(elements);
    }
}
