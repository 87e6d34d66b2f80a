package io.github.quadrille;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Checks the dependencies of the packages. The packages directly below {@code io.github.quadrille} are called wings.
 * They have an order, and each uses only the wings before it.
 */
@AnalyzeClasses(packages = "io.github.quadrille", importOptions = ImportOption.DoNotIncludeTests.class)
@Slow
class ArchitectureTest {
    private static final String BASE = "io.github.quadrille.";

    /** Each wing uses only the wings before it. */
    private static final List<String> WINGS = List.of("core", "proof", "engine", "lab", "io", "app");

    /**
     * The pattern matches a line of the table on the page about the architecture. Such a line names a class and a class
     * that it calls.
     */
    private static final Pattern CALL = Pattern.compile("(?m)^\\| `(\\w+)` \\| `(\\w+)` \\| ");

    @ArchTest
    static void each_wing_knows_those_before_it(JavaClasses program) {
        for (int wing = 0; wing < WINGS.size(); wing++) {
            String[] known = WINGS.subList(0, wing + 1).stream()
                    .map(name -> BASE + name + "..")
                    .toArray(String[]::new);
            classes()
                    .that()
                    .resideInAPackage(BASE + WINGS.get(wing) + "..")
                    .should()
                    .onlyDependOnClassesThat(
                            resideInAnyPackage(known).or(resideOutsideOfPackage("io.github.quadrille..")))
                    .check(program);
        }
    }

    /**
     * Checks the table of the page that follows one solve from class to class. Each call exists in the code, goes to no
     * later wing, and starts at a class that was reached before. There are 20 to 25 classes.
     */
    @ArchTest
    static void the_page_walks_a_solve_along_calls_that_are_there_without_a_climb(JavaClasses program)
            throws IOException {
        String page = Files.readString(Path.of("src/site/markdown/architecture.md"));
        List<String> met = new ArrayList<>(List.of("Quadrille"));
        for (MatchResult line : CALL.matcher(page.substring(page.indexOf("## A solve, ")))
                .results()
                .toList()) {
            String caller = line.group(1);
            String called = line.group(2);
            assertThat(met).as("%s calls, and is called before", caller).contains(caller);
            assertThat(knownTo(caller, program)).as("what %s calls", caller).contains(called);
            assertThat(wing(called, program)).as("the wing of %s", called).isLessThanOrEqualTo(wing(caller, program));
            met.add(called);
        }
        assertThat(met.stream().distinct()).hasSizeBetween(20, 25);
    }

    private static JavaClass named(String name, JavaClasses program) {
        return program.stream()
                .filter(one -> one.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("There is no class " + name));
    }

    private static List<String> knownTo(String name, JavaClasses program) {
        return named(name, program).getDirectDependenciesFromSelf().stream()
                .map(known -> known.getTargetClass().getSimpleName())
                .distinct()
                .toList();
    }

    private static int wing(String name, JavaClasses program) {
        String wing =
                named(name, program).getPackageName().substring(BASE.length()).split("\\.")[0];
        return WINGS.indexOf(wing);
    }

    @ArchTest
    static final ArchRule everything_is_in_a_wing = classes()
            .that()
            .haveNameNotMatching(".*module-info")
            .should()
            .resideInAnyPackage(WINGS.stream().map(name -> BASE + name + "..").toArray(String[]::new));

    @ArchTest
    static final ArchRule rooms_do_not_go_in_circles =
            slices().matching(BASE + "(*).(*)..").should().beFreeOfCycles();

    /** Code that two groups of commands need is in the shared package. */
    @ArchTest
    static final ArchRule groups_of_commands_know_what_is_shared_and_not_each_other = slices().matching(
                    BASE + "app.cli.(*)")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(resideInAPackage(BASE + "app.cli.*"), resideInAPackage(BASE + "app.cli.shared"));

    @ArchTest
    static final ArchRule placements_are_listed_from_puzzles_into_instances =
            only("core.placement", "core.placement", "core.puzzle", "core.exactcover", "core.geometry", "core.limit");

    @ArchTest
    static final ArchRule the_clock_knows_nobody = only("core.limit", "core.limit");

    @ArchTest
    static final ArchRule texts_know_nobody = only("core.text", "core.text");

    @ArchTest
    static final ArchRule geometry_knows_no_other_room = only("core.geometry", "core.geometry");

    /** Exact covers use no other package, so that a search of an exact cover cannot depend on the kind of board. */
    @ArchTest
    static final ArchRule the_instance_knows_nobody = only("core.exactcover", "core.exactcover");

    @ArchTest
    static final ArchRule puzzles_are_made_on_boards_and_into_instances =
            only("core.puzzle", "core.puzzle", "core.exactcover", "core.geometry", "core.limit");

    @ArchTest
    static final ArchRule arguments_know_puzzles_only = only(
            "engine.argument",
            "engine.argument",
            "core.exactcover",
            "core.puzzle",
            "core.placement",
            "core.geometry",
            "core.limit",
            "proof.writer");

    @ArchTest
    static final ArchRule questions_know_puzzles_only = only(
            "core.question",
            "core.question",
            "core.text",
            "core.puzzle",
            "core.placement",
            "core.geometry",
            "core.limit");

    /**
     * The searches with Choco read exact covers and know no geometry. An exact cover has no names and no pictures. The
     * puzzle and its list of placements have these.
     */
    @ArchTest
    static final ArchRule the_engine_knows_instances_and_no_boards = only(
            "engine.choco",
            "engine.choco",
            "proof.writer",
            "engine.argument",
            "core.question",
            "core.puzzle",
            "core.placement",
            "core.exactcover",
            "core.limit");

    @ArchTest
    static final ArchRule the_learner_knows_instances_and_no_boards = only(
            "engine.learner",
            "engine.learner",
            "proof.writer",
            "core.question",
            "core.puzzle",
            "core.placement",
            "core.exactcover",
            "core.limit");

    @ArchTest
    static final ArchRule budgets_are_swept_on_instances =
            only("engine.budget", "engine.budget", "core.exactcover", "core.limit", "proof.writer", "core.question");

    @ArchTest
    static final ArchRule plans_know_no_engine =
            only("engine.plan", "engine.plan", "core.question", "core.puzzle", "core.placement", "core.limit");

    @ArchTest
    static final ArchRule coverings_ask_the_engine = only(
            "engine.coverings",
            "engine.coverings",
            "engine.plan",
            "core.text",
            "engine.budget",
            "engine.choco",
            "proof.writer",
            "engine.argument",
            "core.question",
            "core.puzzle",
            "core.placement",
            "core.exactcover",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule proofs_are_written_from_puzzles_and_arguments = only(
            "proof.writer",
            "proof.writer",
            "core.release",
            "core.question",
            "core.exactcover",
            "core.puzzle",
            "core.placement",
            "core.geometry");

    @ArchTest
    static final ArchRule exports_are_written_from_the_model_that_proofs_speak_of = only(
            "io.export",
            "io.export",
            "core.text",
            "core.exactcover",
            "proof.writer",
            "io.input",
            "io.text",
            "io.json",
            "io.puzzlefile",
            "io.picture",
            "io.packing",
            "io.target",
            "io.game",
            "io.answer",
            "io.burrtools",
            "io.foreign",
            "core.puzzle",
            "core.placement",
            "core.geometry");

    @ArchTest
    static final ArchRule the_checker_of_proofs_knows_nobody = only("proof.checker", "proof.checker");

    /**
     * The checker derives models from puzzles in a second way. It uses no other packages, so that it repeats no mistake
     * of the first way.
     */
    @ArchTest
    static final ArchRule the_second_way_to_a_model_knows_nobody = only("proof.checker.puzzle", "proof.checker.puzzle");

    @ArchTest
    static final ArchRule blocks_are_packed_by_the_exact_search = only(
            "engine.blocks",
            "engine.blocks",
            "engine.solve",
            "core.question",
            "core.puzzle",
            "core.placement",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule targets_know_geometry_only = only("core.target", "core.target", "core.geometry");

    @ArchTest
    static final ArchRule huge_targets_are_covered_window_by_window = only(
            "lab.tiling",
            "lab.tiling",
            "core.target",
            "lab.window",
            "core.puzzle",
            "core.placement",
            "core.exactcover",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule windows_are_packed_from_puzzles =
            only("lab.window", "lab.window", "core.exactcover", "core.puzzle", "core.placement", "core.geometry");

    @ArchTest
    static final ArchRule local_searches_know_windows_but_no_solver = only(
            "lab.local", "lab.local", "lab.window", "core.puzzle", "core.placement", "core.geometry", "core.limit");

    @ArchTest
    static final ArchRule puzzles_are_generated_with_the_exact_search = only(
            "app.generate",
            "app.generate",
            "engine.parts",
            "app.play",
            "engine.solve",
            "engine.choco",
            "core.question",
            "core.puzzle",
            "core.placement",
            "core.exactcover",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule comparisons_set_local_searches_against_the_exact_answer = only(
            "lab.compare",
            "lab.compare",
            "engine.parts",
            "core.text",
            "lab.local",
            "engine.blocks",
            "engine.solve",
            "core.question",
            "engine.argument",
            "core.puzzle",
            "core.placement",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule parameters_are_tuned_by_local_searches_with_the_seeds_of_comparisons = only(
            "lab.tune",
            "lab.tune",
            "lab.compare",
            "engine.parts",
            "lab.local",
            "core.puzzle",
            "core.placement",
            "core.limit");

    @ArchTest
    static final ArchRule the_game_knows_no_puzzles = classes()
            .that()
            .resideInAPackage(BASE + "lab.clear..")
            .and()
            .resideOutsideOfPackage(BASE + "lab.clear.proof..")
            .should()
            .onlyDependOnClassesThat(among("lab.clear", "core.geometry", "core.limit")
                    .or(nameMatching(".*\\.target\\.TetrominoShape"))
                    .or(resideOutsideOfPackage("io.github.quadrille..")));

    /** Proofs of games and of puzzles share the writer of proof steps and the description of a proof. */
    @ArchTest
    static final ArchRule the_proofs_of_the_game_know_the_writer_of_proofs_and_no_puzzles = classes()
            .that()
            .resideInAPackage(BASE + "lab.clear.proof..")
            .should()
            .onlyDependOnClassesThat(among("lab.clear", "engine.learner", "core.geometry", "core.limit", "core.text")
                    .or(nameMatching(".*\\.proof\\.writer\\.ProofWriter.*|.*\\.question\\.Proof[A-Z].*"))
                    .or(resideOutsideOfPackage("io.github.quadrille..")));

    @ArchTest
    static final ArchRule parts_are_cut_and_handed_out_without_knowing_how_one_is_answered = only(
            "engine.parts",
            "engine.parts",
            "core.exactcover",
            "core.question",
            "core.puzzle",
            "core.placement",
            "core.geometry",
            "core.limit",
            "core.text");

    @ArchTest
    static final ArchRule counts_are_made_with_the_exact_search_and_the_frontier = only(
            "engine.count",
            "engine.count",
            "engine.plan",
            "engine.learner",
            "engine.parts",
            "engine.choco",
            "engine.frontier",
            "core.question",
            "core.exactcover",
            "core.puzzle",
            "core.placement",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule the_front_door_has_searches_arguments_and_the_frontier_behind_it = only(
            "engine.solve",
            "engine.solve",
            "engine.plan",
            "core.text",
            "engine.budget",
            "engine.count",
            "engine.coverings",
            "engine.choco",
            "engine.learner",
            "engine.rectangles",
            "core.question",
            "engine.frontier",
            "engine.argument",
            "proof.writer",
            "core.puzzle",
            "core.placement",
            "core.exactcover",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule the_frontier_knows_instances_but_no_search_and_no_boards = only(
            "engine.frontier",
            "engine.frontier",
            "core.question",
            "core.puzzle",
            "core.placement",
            "core.exactcover",
            "core.limit");

    @ArchTest
    static final ArchRule parts_are_answered_through_the_front_door = only(
            "app.parts",
            "app.parts",
            "engine.parts",
            "engine.plan",
            "engine.solve",
            "engine.choco",
            "io.input",
            "core.question",
            "core.puzzle",
            "core.placement",
            "core.limit");

    @ArchTest
    static final ArchRule play_asks_the_front_door_and_reasons_on_instances = only(
            "app.play",
            "app.play",
            "engine.solve",
            "core.question",
            "core.exactcover",
            "core.puzzle",
            "core.placement",
            "core.geometry",
            "core.limit");

    /**
     * Messages about invalid inputs use no other package than {@code core.text}, so that every other package of io can
     * use the messages.
     */
    @ArchTest
    static final ArchRule problems_of_inputs_know_nobody = only("io.input", "io.input", "core.text");

    @ArchTest
    static final ArchRule texts_know_boards_and_names_of_kinds =
            only("io.text", "io.text", "core.text", "io.input", "core.puzzle", "core.geometry", "core.limit");

    @ArchTest
    static final ArchRule exact_covers_as_text_know_no_puzzles =
            only("io.exactcover", "io.exactcover", "io.text", "io.input", "core.exactcover");

    @ArchTest
    static final ArchRule other_programs_files_are_read_as_cells = only(
            "io.foreign",
            "io.foreign",
            "core.text",
            "io.exactcover",
            "io.text",
            "io.input",
            "core.puzzle",
            "core.geometry");

    @ArchTest
    static final ArchRule files_know_puzzles_targets_and_the_game = classes()
            .that()
            .resideInAPackage(BASE + "io..")
            .and()
            .resideOutsideOfPackages(BASE + "io.export..", BASE + "io.picture..", BASE + "io.packing..")
            .should()
            .onlyDependOnClassesThat(among("io", "core", "core.target", "lab.clear")
                    .or(resideOutsideOfPackage("io.github.quadrille..")));

    @ArchTest
    static final ArchRule images_are_read_as_rows_of_marks =
            only("io.image", "io.image", "core.text", "io.input", "core.geometry", "io.text");

    /** Reading a picture may need a search, which divides touching letters of one kind into pieces. */
    @ArchTest
    static final ArchRule pictures_of_packings_are_divided_by_the_front_door =
            only("io.picture", "io.picture", "io.text", "io.input", "engine.solve", "core");

    @ArchTest
    static final ArchRule files_of_packings_are_read_beside_their_puzzle = only(
            "io.packing",
            "io.packing",
            "core.text",
            "io.picture",
            "io.puzzlefile",
            "io.target",
            "io.json",
            "io.text",
            "io.input",
            "core.target",
            "core");

    @ArchTest
    static final ArchRule render_knows_puzzles_targets_and_the_game = only(
            "app.render",
            "app.render",
            "engine.assembly",
            "core.text",
            "core.puzzle",
            "core.placement",
            "core.target",
            "lab.clear",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule packings_are_taken_apart_with_no_engine_but_the_door = only(
            "engine.assembly",
            "engine.assembly",
            "engine.solve",
            "core.question",
            "core.text",
            "core.puzzle",
            "core.geometry",
            "core.limit");

    @ArchTest
    static final ArchRule sheets_are_laid_of_what_is_drawn =
            only("app.print", "app.print", "app.render", "core.text", "core.puzzle", "core.placement", "core.geometry");

    @ArchTest
    static final ArchRule what_is_made_is_what_is_drawn =
            only("app.make", "app.make", "app.render", "core.text", "core.puzzle", "core.geometry");

    @ArchTest
    static final ArchRule answers_are_records_of_what_was_found = only(
            "app.answer",
            "app.answer",
            "app.play",
            "app.generate",
            "app.render",
            "proof.checker",
            "engine.assembly",
            "engine.explain",
            "core.puzzle",
            "core.geometry",
            "core.limit",
            "io");

    @ArchTest
    static final ArchRule the_table_of_questions_knows_those_who_answer_and_nobody_who_asks = only(
            "app.ask",
            "app.ask",
            "app.answer",
            "app.generate",
            "app.play",
            "lab.clear",
            "lab.compare",
            "lab.local",
            "engine.assembly",
            "engine.explain",
            "engine.parts",
            "engine.solve",
            "proof.checker",
            "core.question",
            "core.puzzle",
            "core.geometry",
            "core.limit",
            "io",
            "engine.blocks");

    /** The server calls the same entry point of the solver as the command line does. */
    @ArchTest
    static final ArchRule the_server_asks_whoever_answers_and_shows_it = only(
            "app.web",
            "app.web",
            "app.ask",
            "app.answer",
            "app.generate",
            "lab.local",
            "app.play",
            "app.print",
            "core.question",
            "proof.checker",
            "app.render",
            "engine.solve",
            "core.puzzle",
            "core.placement",
            "core.geometry",
            "core.limit",
            "io");

    @ArchTest
    static final ArchRule only_the_command_line_knows_the_server = noClasses()
            .that()
            .resideOutsideOfPackages(BASE + "app.web..", BASE + "app.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(BASE + "app.web..");

    @ArchTest
    static final ArchRule only_the_server_knows_jetty = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "app.web..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.eclipse.jetty..");

    @ArchTest
    static final ArchRule only_sheets_know_pdf = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "app.print..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.apache.pdfbox..");

    /**
     * The models of the line-clearing game check the results of its searches in a second way. So the searches must not
     * depend on the models.
     */
    @ArchTest
    static final ArchRule the_game_does_not_know_its_models = noClasses()
            .that()
            .resideInAnyPackage(BASE + "lab.clear", BASE + "io..", BASE + "app.render..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(BASE + "lab.clear.choco..", BASE + "lab.clear.proof..");

    /**
     * Only three packages use the solver Choco: the models of packing, the positions of rectangles, and the model of
     * line clearing.
     */
    @ArchTest
    static final ArchRule only_the_engine_the_positions_of_rectangles_and_the_model_of_the_game_know_choco = noClasses()
            .that()
            .resideOutsideOfPackages(BASE + "engine.choco..", BASE + "engine.rectangles..", BASE + "lab.clear.choco..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.chocosolver..");

    /**
     * Only readers of files use the libraries for file formats. The checker's derivation of models also reads a file:
     * it builds its own trees from the events of YAML.
     */
    @ArchTest
    static final ArchRule only_readers_of_files_know_the_file_libraries = noClasses()
            .that()
            .resideOutsideOfPackages(BASE + "io..", BASE + "proof.checker.puzzle..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.fasterxml..", "org.snakeyaml..");

    @ArchTest
    static final ArchRule only_arguments_know_linear_programs = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "engine.argument..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.ojalgo..");

    @ArchTest
    static final ArchRule only_proofs_of_the_game_know_sat4j = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "lab.clear.proof..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.sat4j..");

    @ArchTest
    static final ArchRule only_comparisons_know_statistics = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "lab.compare..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.apache.commons..");

    @ArchTest
    static final ArchRule only_the_command_line_knows_picocli = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "app.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli..");

    @ArchTest
    static final ArchRule nobody_goes_in_circles =
            slices().matching(BASE + "(*)..").should().beFreeOfCycles();

    private static ArchRule only(String room, String... mayKnow) {
        return classes()
                .that()
                .resideInAPackage(BASE + room + "..")
                .should()
                .onlyDependOnClassesThat(among(mayKnow).or(resideOutsideOfPackage("io.github.quadrille..")));
    }

    private static DescribedPredicate<JavaClass> among(String... names) {
        return resideInAnyPackage(
                Arrays.stream(names).map(name -> BASE + name + "..").toArray(String[]::new));
    }
}
