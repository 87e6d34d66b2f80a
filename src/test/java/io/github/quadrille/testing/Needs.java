package io.github.quadrille.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Marks a test, or all tests of a class, that start these programs. The tests are skipped if a program is missing. See
 * {@link Program#need}.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(Needs.Check.class)
public @interface Needs {
    Program[] value();

    /** Checks before each test, and not once for all tests, so that each test counts as skipped. */
    final class Check implements BeforeEachCallback {
        @Override
        public void beforeEach(ExtensionContext context) {
            Stream.of(context.getRequiredTestClass(), context.getRequiredTestMethod())
                    .map(element -> AnnotationSupport.findAnnotation(element, Needs.class))
                    .flatMap(Optional::stream)
                    .flatMap(needs -> Stream.of(needs.value()))
                    .forEach(Program::need);
        }
    }
}
