package io.github.quadrille.app.cli.shared;

/** Something that a command line may say, of which rules speak. */
@FunctionalInterface
public interface Said {
    boolean isSaid();

    /** What messages call it; nothing, if they have no need to. */
    default String words() {
        return "";
    }
}
