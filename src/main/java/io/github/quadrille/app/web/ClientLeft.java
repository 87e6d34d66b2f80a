package io.github.quadrille.app.web;

import java.io.IOException;

/** Nobody is there any more, or somebody who does not read. */
final class ClientLeft extends IOException {
    private static final long serialVersionUID = 1;

    ClientLeft() {
        super("the client has left");
    }
}
