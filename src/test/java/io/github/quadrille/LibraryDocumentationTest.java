package io.github.quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that everything visible to a user of the library is documented: each public or protected class and member that
 * the module exports.
 */
class LibraryDocumentationTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern EXPORTS = Pattern.compile("exports ([a-z.]+);");

    static Stream<String> exportedPackages() throws IOException {
        String module = Files.readString(SOURCES.resolve("module-info.java"));
        return EXPORTS.matcher(module).results().map(exported -> exported.group(1));
    }

    @ParameterizedTest
    @MethodSource("exportedPackages")
    void every_class_and_member_that_is_exported_has_a_comment(String name) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
                Stream<Path> files = Files.list(SOURCES.resolve(name.replace('.', '/')))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            JavacTask task = (JavacTask)
                    compiler.getTask(null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(sources));
            Uncommented uncommented = new Uncommented(DocTrees.instance(task));
            for (CompilationUnitTree unit : task.parse()) {
                uncommented.scan(unit, null);
            }
            assertThat(uncommented.seen).as("%s has classes", name).isPositive();
            assertThat(uncommented.names).as("without a comment in %s", name).isEmpty();
        }
    }

    /**
     * Collects the visible classes and members that have no comment. Classes that are not visible are skipped with all
     * their members, and so are overriding methods.
     */
    private static final class Uncommented extends TreePathScanner<Void, Void> {
        private final DocTrees comments;
        private final List<String> names = new ArrayList<>();
        private int seen;

        Uncommented(DocTrees comments) {
            this.comments = comments;
        }

        @Override
        public Void visitClass(ClassTree type, Void nothing) {
            if (isShown(type.getModifiers())) {
                seen++;
                check(type.getSimpleName());
                super.visitClass(type, null);
            }
            return null;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            boolean overrides = method.getModifiers().getAnnotations().stream()
                    .anyMatch(annotation ->
                            annotation.getAnnotationType().toString().equals("Override"));
            if (isShown(method.getModifiers()) && !overrides) {
                check(method.getName());
            }
            return null;
        }

        @Override
        public Void visitVariable(VariableTree field, Void nothing) {
            // The comment of a record describes the record's components.
            if (isShown(field.getModifiers()) && !field.toString().contains("serialVersionUID")) {
                check(field.getName());
            }
            return null;
        }

        private void check(CharSequence name) {
            if (comments.getDocCommentTree(getCurrentPath()) == null) {
                TreePath parent = getCurrentPath().getParentPath();
                names.add((parent.getLeaf() instanceof ClassTree type ? type.getSimpleName() + "." : "") + name);
            }
        }

        private boolean isShown(ModifiersTree modifiers) {
            Tree parent = getCurrentPath().getParentPath().getLeaf();
            boolean implicitly = parent.getKind() == Tree.Kind.INTERFACE
                    && !modifiers.getFlags().contains(Modifier.PRIVATE);
            return implicitly
                    || modifiers.getFlags().contains(Modifier.PUBLIC)
                    || modifiers.getFlags().contains(Modifier.PROTECTED);
        }
    }
}
