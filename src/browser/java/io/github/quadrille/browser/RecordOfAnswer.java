package io.github.quadrille.browser;

/** Every record is one, once {@link BrowserClasses} has been over it. */
public interface RecordOfAnswer {
    /** The names of its components, in their order. */
    String[] fieldNames();

    /** Their values. */
    Object[] fieldValues();
}
