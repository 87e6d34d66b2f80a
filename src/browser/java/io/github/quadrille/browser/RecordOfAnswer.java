package io.github.quadrille.browser;

/**
 * A {@code RecordOfAnswer} is a record that returns the names and values of its components. {@link BrowserClasses}
 * makes every record implement this interface.
 */
public interface RecordOfAnswer {
    /** Returns the names of the components, in their order. */
    String[] fieldNames();

    /** Returns the values of the components, in their order. */
    Object[] fieldValues();
}
