package io.github.quadrille.app.cli.lab;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The words among which {@code tune} chooses for an option; an enum says them itself. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@interface TuningWords {
    String[] value();
}
