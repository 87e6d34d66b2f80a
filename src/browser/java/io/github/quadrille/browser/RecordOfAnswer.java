package io.github.quadrille.browser;

/**
 * A {@code RecordOfAnswer} is a record that returns its components. {@link BrowserClasses} makes every record implement
 * it.
 */
public interface RecordOfAnswer {
    /** Returns the names of the components, in their order. */
    String[] fieldNames();

    /** Returns the values of the components, in their order. */
    Object[] fieldValues();
}
