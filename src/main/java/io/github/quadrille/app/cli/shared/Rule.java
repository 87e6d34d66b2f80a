package io.github.quadrille.app.cli.shared;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What options demand of each other, and of their values. */
sealed interface Rule {
    /** What is to be said of what does not go together; empty where all does. */
    Optional<String> complaint();

    /** Makes sense only with one of the others. */
    record Needs(Said one, String message, List<Said> others) implements Rule {
        @Override
        public Optional<String> complaint() {
            return one.isSaid() && others.stream().noneMatch(Said::isSaid)
                    ? Optional.of(message.formatted(one.words()))
                    : Optional.empty();
        }
    }

    /** Makes no sense with any of the others, of which the message names the first. */
    record Excludes(Said one, String message, List<Said> others) implements Rule {
        @Override
        public Optional<String> complaint() {
            return one.isSaid()
                    ? others.stream().filter(Said::isSaid).findFirst().map(other -> message.formatted(other.words()))
                    : Optional.empty();
        }
    }

    /** Several puzzles, that are none if the shell took a size or pieces apart. */
    record Quoted(Positional<? extends List<?>> several, Supplier<List<String>> line) implements Rule {
        @Override
        public Optional<String> complaint() {
            return Positional.several(several).isSaid() ? UnquotedArguments.advice(line.get()) : Optional.empty();
        }
    }

    /** A number that is too small or too large, which the message names. */
    record Range(Flag<? extends Number> number, long least, long most, String message) implements Rule {
        @Override
        public Optional<String> complaint() {
            return number.optional()
                    .filter(value -> value.longValue() < least || value.longValue() > most)
                    .map(message::formatted);
        }
    }
}
