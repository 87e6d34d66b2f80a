package io.github.quadrille.app.web;

import io.github.quadrille.io.input.Problem;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Advice of readers that are shared with the command line, in words of the server: {@code --lattice cubic} is the parameter
 * {@code lattice=cubic}, and what a question cannot say is left out.
 */
final class ParameterWords {
    private record Rule(Pattern ofCommands, String ofServer) {}

    private static final List<Rule> RULES = List.of(
            rule("; 'bags' and 'generate unique' find some, by --from", "; 'generate' chooses some, by 'from='"),
            rule(
                    ", name a blue token with --target r,c, or remove them all with --all",
                    " or remove them all, by 'all'"),
            rule("choose one with --target r,c, or remove all blue tokens with --all", "remove all of them, by 'all'"),
            rule("--([a-z-]+) ((?:\\w|[-:,@])*\\w)", "'$1=$2'"),
            rule("--([a-z-]+)", "'$1='"));

    private ParameterWords() {}

    private static Rule rule(String ofCommands, String ofServer) {
        return new Rule(Pattern.compile(ofCommands), ofServer);
    }

    static Problem of(Problem problem) {
        String message = problem.message();
        for (Rule rule : RULES) {
            message = rule.ofCommands().matcher(message).replaceAll(rule.ofServer());
        }
        return new Problem(problem.source(), problem.line(), problem.column(), message);
    }
}
