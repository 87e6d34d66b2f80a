package io.github.quadrille.app.cli.shared;

/**
 * A {@code Said} is a condition on a command line, such as that an option is given. Rules for options are made of such
 * conditions.
 */
@FunctionalInterface
public interface Said {
    boolean isSaid();

    /** Returns the name of the option for messages. It is empty if messages do not need a name. */
    default String words() {
        return "";
    }
}
