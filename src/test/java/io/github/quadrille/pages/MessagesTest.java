package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Checks that {@code messages.txt} has every sentence of the program, so that all can be read together: messages about
 * mistakes, advice, and arguments. With {@code -Dquadrille.messages=write} the file is written anew.
 */
@Slow
class MessagesTest {
    private static final Path LIST = Path.of("src/test/resources/messages.txt");
    private static final Path SOURCES = Path.of("src/main/java/io/github/quadrille");
    private static final int MOST_WORDS = 30;
    private static final Pattern RIDDLES = Pattern.compile(
            "(?i)\\b(Maybe|somebody|whoever|nobody|who asks|for want of|but for|be it|could not|so many|one likes|what lies"
                    + "|what is asked|nothing (?:new )?was left|(?<!here )(?:is|are|was|were) no(?! (?:longer|more|better)))\\b");
    /** Every sentence of a message after the first begins with one of these words, or gives advice. */
    private static final Set<String> STATEMENTS = Set.of(
            ("A All Always At Between But Cells Every Exact Exit Exits For Here It Items JSON Levels No Not Of On One Only"
                            + " Or PAR2 Pieces Proofs Rows Runs Settings Several Slower The Then They This When Where Whether With Without")
                    .split(" "));

    private static final Pattern FILLED_IN = Pattern.compile("%(?:\\d+\\$)?[,+]?\\d*(?:\\.\\d+)?[sdfxc]");
    private static final Pattern SENTENCE = Pattern.compile("(?s).*\\p{L}{2,}[,;:']? \\S+ (?:.*\\s)?[a-z]{2,}.*");
    private static final Pattern CODE =
            Pattern.compile("(?s).*(?:</?[a-z]+[ >]|<\\?xml|\\{ ?[a-z]+:|\\(\\?|\\[\\w|\\.\\*).*|\\^.*");

    @Test
    void the_list_of_messages_is_that_of_the_sources() throws IOException {
        if ("write".equals(System.getProperty("quadrille.messages"))) {
            Files.write(LIST, messages());
        }
        List<String> listed = Files.readAllLines(LIST);
        List<String> said = messages();
        assertThat(said.stream().filter(line -> !listed.contains(line)))
                .as("not in %s; mvn -q test -Dtest=MessagesTest -Dquadrille.messages=write", LIST)
                .isEmpty();
        assertThat(listed.equals(said))
                .as("%s has the messages of the sources in order", LIST)
                .isTrue();
    }

    @Test
    void a_message_has_no_riddles() throws IOException {
        assertThat(Files.readAllLines(LIST).stream()
                        .flatMap(line -> RIDDLES.matcher(line).results())
                        .map(MatchResult::group))
                .isEmpty();
    }

    @Test
    void advice_is_given_in_short_sentences() throws IOException {
        assertThat(Files.readAllLines(LIST))
                .filteredOn(Advice::isIn)
                .flatMap(line -> List.of(line.split("(?<=[.:;]) ")))
                .allSatisfy(sentence -> assertThat(sentence.split(" ")).hasSizeLessThanOrEqualTo(MOST_WORDS));
    }

    @Test
    void advice_begins_with_a_word_of_the_list() throws IOException {
        Pattern advice = Pattern.compile("(?:" + String.join("|", Advice.OPENERS) + ")\\b.*");
        assertThat(Files.readAllLines(LIST))
                .flatMap(line ->
                        Stream.of(line.split("(?<=[.?!]) (?=\\p{Lu})")).skip(1).toList())
                .filteredOn(sentence -> !STATEMENTS.contains(sentence.split("[^\\w]")[0]))
                .allMatch(sentence -> advice.matcher(sentence).matches());
    }

    @Test
    void every_opener_of_advice_opens_some() throws IOException {
        String all = Files.readString(LIST);
        assertThat(Advice.OPENERS)
                .filteredOn(opener -> !Pattern.compile("(?m)(?:[.?!:;] |^  )" + opener + "\\b")
                        .matcher(all)
                        .find())
                .isEmpty();
    }

    private static List<String> messages() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> lines = new ArrayList<>();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
                Stream<Path> files = Files.walk(SOURCES)) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            JavacTask task = (JavacTask)
                    compiler.getTask(null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(sources));
            for (CompilationUnitTree file : task.parse()) {
                List<String> messages = new ArrayList<>();
                new Strings(messages).scan(file, null);
                if (!messages.isEmpty()) {
                    lines.add("");
                    lines.add(SOURCES.toUri()
                            .relativize(file.getSourceFile().toUri())
                            .toString());
                    messages.forEach(message -> lines.add("  " + message.replace("\n", "\n  ")));
                }
            }
        }
        return lines.stream()
                .flatMap(line -> line.isEmpty() ? Stream.of("") : line.lines())
                .toList();
    }

    /** Collects the texts in a source file. Texts and values that plus signs join become one text. */
    private static final class Strings extends TreeScanner<Void, Void> {
        private final List<String> found;

        Strings(List<String> found) {
            this.found = found;
        }

        @Override
        public Void visitAnnotation(AnnotationTree tree, Void none) {
            return null;
        }

        @Override
        public Void visitLiteral(LiteralTree tree, Void none) {
            keep(text(tree));
            return null;
        }

        @Override
        public Void visitBinary(BinaryTree tree, Void none) {
            if (tree.getKind() == Tree.Kind.PLUS && hasText(tree)) {
                keep(text(tree));
                others(tree).forEach(other -> scan(other, null));
                return null;
            }
            return super.visitBinary(tree, null);
        }

        private void keep(String text) {
            String filled =
                    FILLED_IN.matcher(text.replace("%n", "\n")).replaceAll("{}").replace("%%", "%");
            if (SENTENCE.matcher(filled).matches() && !CODE.matcher(filled).matches()) {
                found.add(filled);
            }
        }

        private static boolean hasText(ExpressionTree tree) {
            return parts(tree)
                    .anyMatch(part -> part instanceof LiteralTree literal && literal.getValue() instanceof String);
        }

        private static List<ExpressionTree> others(ExpressionTree tree) {
            return parts(tree).filter(part -> !(part instanceof LiteralTree)).toList();
        }

        private static String text(ExpressionTree tree) {
            StringBuilder text = new StringBuilder();
            parts(tree).forEach(part -> text.append(part instanceof LiteralTree literal ? literal.getValue() : "{}"));
            return text.toString();
        }

        private static Stream<ExpressionTree> parts(ExpressionTree tree) {
            return tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS
                    ? Stream.concat(parts(sum.getLeftOperand()), parts(sum.getRightOperand()))
                    : tree instanceof ParenthesizedTree inner && inner.getExpression() instanceof BinaryTree
                            ? parts(inner.getExpression())
                            : Stream.of(tree);
        }
    }
}
