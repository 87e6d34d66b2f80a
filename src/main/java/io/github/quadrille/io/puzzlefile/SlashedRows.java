package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.io.text.YamlNode;

/** Takes drawings in one line, {@code XX/X.}, for the rows that they stand for. */
final class SlashedRows {
    private SlashedRows() {}

    /** Returns a line with slashes as rows, and everything else as it is. */
    static YamlNode of(YamlNode node) {
        return node instanceof YamlNode.Scalar text
                        && text.value().indexOf('/') >= 0
                        && text.value().indexOf('\n') < 0
                ? new YamlNode.Scalar(text.position(), text.value().replace('/', '\n'), text.style(), text.source())
                : node;
    }
}
