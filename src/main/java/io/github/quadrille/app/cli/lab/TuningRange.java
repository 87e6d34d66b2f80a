package io.github.quadrille.app.cli.lab;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The numbers among which {@code tune} looks for a better value of an option. The option itself may take others. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@interface TuningRange {
    double from();

    double to();

    /** Whether 10 is as far from 1 as 100 from 10. */
    boolean logarithmic() default false;
}
