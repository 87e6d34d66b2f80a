package io.github.quadrille.generate;

/** No puzzle is like that: the message says why, and what may be meant. */
public final class ImpossibleRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ImpossibleRequest(String message) {
        super(message);
    }
}
