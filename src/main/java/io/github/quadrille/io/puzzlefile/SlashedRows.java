package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.io.text.YamlNode;

/** Converts drawings in one line, {@code XX/X.}, into the rows that they stand for. */
final class SlashedRows {
    private SlashedRows() {}

    /** Returns the rows of a line with slashes. Any other node is returned as it is. */
    static YamlNode of(YamlNode node) {
        return node instanceof YamlNode.Scalar text
                        && text.value().indexOf('/') >= 0
                        && text.value().indexOf('\n') < 0
                ? new YamlNode.Scalar(text.position(), text.value().replace('/', '\n'), text.style(), text.source())
                : node;
    }
}
