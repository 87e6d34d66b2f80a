package io.github.quadrille.io.json;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the components of records by reflection. In a browser there is no reflection, so the build for browsers
 * replaces this class.
 */
final class RecordComponents {
    private static final ClassValue<List<Field>> KNOWN = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            if (!type.isRecord()) {
                throw new IllegalArgumentException("There is no JSON for a " + type);
            }
            List<Field> fields = new ArrayList<>();
            for (RecordComponent component : type.getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                fields.add(new Field(RecordFields.name(component.getName()), component.getAccessor()));
            }
            return fields;
        }
    };

    private RecordComponents() {}

    /** Passes the value of each component to a sink, together with the name of the component's field. */
    static void each(Object answer, RecordFields.Sink sink) throws IOException {
        for (Field field : KNOWN.get(answer.getClass())) {
            sink.take(field.name(), field.of(answer));
        }
    }

    private record Field(String name, Method accessor) {
        Object of(Object answer) {
            try {
                return accessor.invoke(answer);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("The field " + name + " of " + answer.getClass(), e);
            }
        }
    }
}
