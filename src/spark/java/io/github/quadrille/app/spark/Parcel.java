package io.github.quadrille.app.spark;

import io.github.quadrille.app.cli.lab.MethodSpecs;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Evidence.Told;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.Methods;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Packs tasks and answers as bytes, by Java's own serialisation. Some objects are packed as their parts. The parts of a
 * record are its components. An optional value has one part, or none if it is empty. A puzzle is packed as the text of
 * its file, and a method of local search as its description in words. A reason for no packing, other than an exhausted
 * search, is packed as its name, sentence and picture. Unpacking makes the object again with its constructor or reader,
 * which checks the parts.
 *
 * <p>A sender of parcels can run any code on the receiver. Spark's own authentication decides who may send.
 */
final class Parcel {
    private static final MethodSpecs METHODS = new MethodSpecs(Methods.published());

    private Parcel() {}

    /**
     * Replaces an object in a parcel. It holds the object's class and the parts from which the object is made again.
     */
    private static final class Pieces implements Serializable {
        private static final long serialVersionUID = 1;

        final Class<?> type;
        final ArrayList<Object> parts;

        Pieces(Class<?> type, Stream<?> parts) {
            this.type = type;
            this.parts = new ArrayList<>(parts.toList());
        }
    }

    /**
     * Packs a value.
     *
     * @throws UncheckedIOException when the value contains an object that cannot be sent
     */
    static byte[] pack(Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream stream = new Packing(bytes)) {
            stream.writeObject(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * Makes the object that was packed.
     *
     * @throws UncheckedIOException when a class is unknown here, or a constructor refuses the parts
     */
    static Object unpack(byte[] bytes) {
        try (ObjectInputStream stream = new Unpacking(new ByteArrayInputStream(bytes))) {
            return stream.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }

    private static final class Packing extends ObjectOutputStream {
        Packing(OutputStream bytes) throws IOException {
            super(bytes);
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object value) throws IOException {
            if (value instanceof Puzzle puzzle) {
                return new Pieces(Puzzle.class, Stream.of(PuzzleWriter.toYaml(puzzle)));
            } else if (value instanceof Method method) {
                return new Pieces(Method.class, Stream.of(MethodSpecs.words(method)));
            } else if (value instanceof Evidence reason && !(value instanceof ExhaustedSearch)) {
                return pieces(new Told(reason.name(), reason.sentence(), reason.picture()));
            } else if (value instanceof Optional<?> any) {
                return new Pieces(Optional.class, any.stream());
            } else if (value instanceof OptionalInt any) {
                return new Pieces(OptionalInt.class, any.stream().boxed());
            } else if (value instanceof OptionalLong any) {
                return new Pieces(OptionalLong.class, any.stream().boxed());
            } else if (value instanceof OptionalDouble any) {
                return new Pieces(OptionalDouble.class, any.stream().boxed());
            }
            return value instanceof Record whole ? pieces(whole) : value;
        }

        private static Pieces pieces(Record whole) throws IOException {
            List<Object> parts = new ArrayList<>();
            try {
                for (RecordComponent component : whole.getClass().getRecordComponents()) {
                    component.getAccessor().setAccessible(true);
                    parts.add(component.getAccessor().invoke(whole));
                }
            } catch (ReflectiveOperationException e) {
                throw new IOException(e);
            }
            return new Pieces(whole.getClass(), parts.stream());
        }
    }

    private static final class Unpacking extends ObjectInputStream {
        Unpacking(InputStream bytes) throws IOException {
            super(bytes);
            enableResolveObject(true);
        }

        @Override
        protected Object resolveObject(Object value) throws IOException {
            return value instanceof Pieces pieces ? whole(pieces.type, pieces.parts) : value;
        }

        private static Object whole(Class<?> type, List<?> parts) throws IOException {
            try {
                if (type == Puzzle.class) {
                    return PuzzleReader.parse("a task", (String) parts.get(0));
                } else if (type == Method.class) {
                    return METHODS.method((String) parts.get(0));
                } else if (type == Optional.class) {
                    return parts.stream().findFirst();
                } else if (type == OptionalInt.class) {
                    return parts.stream().mapToInt(Integer.class::cast).findFirst();
                } else if (type == OptionalLong.class) {
                    return parts.stream().mapToLong(Long.class::cast).findFirst();
                } else if (type == OptionalDouble.class) {
                    return parts.stream().mapToDouble(Double.class::cast).findFirst();
                }
                Constructor<?> constructor = type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new));
                constructor.setAccessible(true);
                return constructor.newInstance(parts.toArray());
            } catch (ReflectiveOperationException | UnusableInput e) {
                throw refusal(type, e);
            }
        }

        private static InvalidObjectException refusal(Class<?> type, Exception cause) {
            InvalidObjectException refusal = new InvalidObjectException("No %s arrived".formatted(type.getName()));
            refusal.initCause(cause);
            return refusal;
        }
    }
}
