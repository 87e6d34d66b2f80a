package io.github.quadrille.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Marks a test, or all tests of a class, that take too long for every build. They run only with {@code mvn
 * -Pexhaustive}.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfSystemProperty(named = "quadrille.exhaustive", matches = "true")
public @interface Exhaustive {}
