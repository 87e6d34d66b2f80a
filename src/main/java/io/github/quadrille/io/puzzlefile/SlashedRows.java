package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.io.text.YamlNode;

/** Converts drawings that are written in one line, such as {@code XX/X.}, into rows. */
final class SlashedRows {
    private SlashedRows() {}

    /**
     * Splits a drawing that is written in one line, with slashes, into its rows. Any other node is returned as it is.
     */
    static YamlNode of(YamlNode node) {
        return node instanceof YamlNode.Scalar text
                        && text.value().indexOf('/') >= 0
                        && text.value().indexOf('\n') < 0
                ? new YamlNode.Scalar(text.position(), text.value().replace('/', '\n'), text.style(), text.source())
                : node;
    }
}
