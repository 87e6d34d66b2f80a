package io.github.quadrille.app.cli.shared;

import java.util.List;

/** Something that a command line may say, of which rules speak. */
public sealed interface Said permits Flag, Positional, Said.Exactly, Said.Several {
    boolean isSaid();

    /** What messages call it. */
    String words();

    /** One of an option's values. */
    record Exactly<T>(Flag<T> flag, T wanted) implements Said {
        @Override
        public boolean isSaid() {
            return wanted.equals(flag.value());
        }

        @Override
        public String words() {
            return flag.words() + " " + wanted;
        }
    }

    /** More than one of an argument. */
    record Several(Positional<? extends List<?>> arguments) implements Said {
        @Override
        public boolean isSaid() {
            return arguments.value() != null && arguments.value().size() > 1;
        }

        @Override
        public String words() {
            return arguments.words();
        }
    }
}
