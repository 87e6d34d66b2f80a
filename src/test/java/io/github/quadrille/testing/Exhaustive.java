package io.github.quadrille.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** A test, or each of a class, that takes too long for every day: it runs with {@code mvn -Pexhaustive} only. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfSystemProperty(named = "quadrille.exhaustive", matches = "true")
public @interface Exhaustive {}
