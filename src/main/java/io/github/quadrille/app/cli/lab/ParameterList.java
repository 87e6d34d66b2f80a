package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.io.json.JsonTree;
import io.github.quadrille.lab.tune.Parameter;
import io.github.quadrille.lab.tune.Tunable;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The parameters of a method, and among which values {@code tune} looks for better ones. */
record ParameterList(Tunable method) {
    private static final String ROW = "%-16s%-20s%s";

    void print(Terminal terminal, OutputFormat format) throws IOException {
        if (format == OutputFormat.JSON) {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("status", "listed");
            tree.put("method", method.word());
            tree.put(
                    "parameters",
                    method.parameters().stream().map(ParameterList::tree).toList());
            JsonTree.write(tree, terminal.out());
            return;
        }
        terminal.out().println("status: listed");
        terminal.out().println(ROW.formatted("parameter", "usual", "values"));
        for (Parameter parameter : method.parameters()) {
            terminal.out()
                    .println(ROW.formatted(
                            parameter.name(),
                            usual(parameter),
                            parameter.domain().words()));
        }
    }

    private static Map<String, Object> tree(Parameter parameter) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", parameter.name());
        tree.put("usual", parameter.usual().isEmpty() ? null : parameter.usual());
        tree.put("values", parameter.domain().words());
        return tree;
    }

    private static String usual(Parameter parameter) {
        return parameter.usual().isEmpty() ? "by the puzzle" : parameter.usual();
    }
}
