package io.github.quadrille.core.question;

/** How much memory Java may use here, and how one gives it more. */
public final class JavaMemory {
    /** Set by the launcher to the variable that holds options for Java. */
    private static final String VARIABLE = "quadrille.options";

    private JavaMemory() {}

    /** What this Java process may use, in MiB. */
    public static long mebibytes() {
        return Runtime.getRuntime().maxMemory() >> 20;
    }

    /** Advice for whoever needs this many bytes, or simply more than there are now. */
    public static String advice(long bytes) {
        String option =
                "-Xmx%dg".formatted((Math.max(bytes, Runtime.getRuntime().maxMemory()) >> 30) + 1);
        String variable = System.getProperty(VARIABLE);
        return variable == null
                ? "Maybe run java with %s.".formatted(option)
                : "Maybe set %s=%s.".formatted(variable, option);
    }
}
