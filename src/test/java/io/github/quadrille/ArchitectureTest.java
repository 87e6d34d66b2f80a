package io.github.quadrille;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;

/** Data walks one way: geometry, puzzle, then engines, readers and painters beside each other, then the command line. */
@AnalyzeClasses(packages = "io.github.quadrille", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String BASE = "io.github.quadrille.";

    @ArchTest
    static final ArchRule the_clock_knows_nobody = only("limit", "limit");

    @ArchTest
    static final ArchRule geometry_knows_no_other_room = only("geometry", "geometry");

    /** So that a search does not mind on what kind of board the cells lie. */
    @ArchTest
    static final ArchRule the_instance_knows_nobody = only("exactcover", "exactcover");

    @ArchTest
    static final ArchRule puzzles_are_made_on_boards_and_into_instances =
            only("puzzle", "puzzle", "exactcover", "geometry", "limit");

    @ArchTest
    static final ArchRule arguments_know_puzzles_only =
            only("argument", "argument", "exactcover", "puzzle", "geometry", "limit");

    @ArchTest
    static final ArchRule questions_know_puzzles_only = only("question", "question", "puzzle", "geometry", "limit");

    /** What needs names or pictures, it leaves to the puzzle and its listing of placements. */
    @ArchTest
    static final ArchRule the_engine_knows_instances_and_no_boards =
            only("choco", "choco", "proof", "argument", "question", "puzzle", "exactcover", "limit");

    @ArchTest
    static final ArchRule budgets_are_swept_on_instances = only("budget", "budget", "exactcover", "limit");

    @ArchTest
    static final ArchRule coverings_ask_the_engine = only(
            "coverings",
            "coverings",
            "budget",
            "choco",
            "proof",
            "argument",
            "question",
            "puzzle",
            "exactcover",
            "geometry",
            "limit");

    @ArchTest
    static final ArchRule proofs_are_written_from_puzzles_and_arguments =
            only("proof", "proof", "budget", "question", "exactcover", "argument", "puzzle", "geometry");

    @ArchTest
    static final ArchRule exports_are_written_from_the_model_that_proofs_speak_of =
            only("export", "export", "exactcover", "proof", "format", "puzzle", "geometry");

    @ArchTest
    static final ArchRule the_checker_of_proofs_knows_nobody = only("certificate", "certificate");

    /** So that a slip in one way from a puzzle to its model is none in the other. */
    @ArchTest
    static final ArchRule the_second_way_to_a_model_knows_nobody = only("certificate.puzzle", "certificate.puzzle");

    @ArchTest
    static final ArchRule blocks_are_packed_by_the_exact_search =
            only("blocks", "blocks", "solve", "question", "puzzle", "geometry", "limit");

    @ArchTest
    static final ArchRule targets_know_geometry_only = only("target", "target", "geometry");

    @ArchTest
    static final ArchRule huge_targets_are_covered_window_by_window =
            only("tiling", "tiling", "target", "window", "puzzle", "geometry", "limit");

    @ArchTest
    static final ArchRule windows_are_packed_from_puzzles =
            only("window", "window", "exactcover", "puzzle", "geometry");

    @ArchTest
    static final ArchRule local_searches_know_windows_but_no_solver =
            only("local", "local", "window", "puzzle", "geometry", "limit");

    @ArchTest
    static final ArchRule puzzles_are_generated_with_the_exact_search =
            only("generate", "generate", "play", "solve", "choco", "question", "puzzle", "geometry", "limit");

    @ArchTest
    static final ArchRule comparisons_set_local_searches_against_the_exact_answer = only(
            "compare",
            "compare",
            "local",
            "blocks",
            "solve",
            "question",
            "argument",
            "render",
            "puzzle",
            "geometry",
            "limit");

    @ArchTest
    static final ArchRule parameters_are_tuned_by_local_searches_with_the_seeds_of_comparisons =
            only("tune", "tune", "compare", "local", "puzzle", "limit");

    @ArchTest
    static final ArchRule the_game_knows_no_puzzles = classes()
            .that()
            .resideInAPackage(BASE + "clear..")
            .and()
            .resideOutsideOfPackage(BASE + "clear.proof..")
            .should()
            .onlyDependOnClassesThat(
                    among("clear", "geometry", "limit").or(resideOutsideOfPackage("io.github.quadrille..")));

    /** They are written as those of puzzles are, so they share the writer of steps and what is said of a proof. */
    @ArchTest
    static final ArchRule the_proofs_of_the_game_know_the_writer_of_proofs_and_no_puzzles = classes()
            .that()
            .resideInAPackage(BASE + "clear.proof..")
            .should()
            .onlyDependOnClassesThat(among("clear", "geometry", "limit")
                    .or(nameMatching(".*\\.proof\\.ProofWriter|.*\\.question\\.Proof[A-Z].*"))
                    .or(resideOutsideOfPackage("io.github.quadrille..")));

    @ArchTest
    static final ArchRule parts_are_cut_and_handed_out_without_knowing_how_one_is_answered =
            only("parts", "parts", "exactcover", "question", "puzzle", "geometry", "limit");

    @ArchTest
    static final ArchRule counts_are_made_with_the_exact_search_and_the_frontier = only(
            "count", "count", "parts", "choco", "frontier", "question", "exactcover", "puzzle", "geometry", "limit");

    @ArchTest
    static final ArchRule the_front_door_has_searches_arguments_and_the_frontier_behind_it = only(
            "solve",
            "solve",
            "budget",
            "count",
            "coverings",
            "choco",
            "question",
            "frontier",
            "argument",
            "proof",
            "puzzle",
            "exactcover",
            "geometry",
            "limit");

    @ArchTest
    static final ArchRule the_frontier_knows_instances_but_no_search_and_no_boards =
            only("frontier", "frontier", "question", "puzzle", "exactcover", "limit");

    @ArchTest
    static final ArchRule tasks_are_done_through_the_front_door_by_local_searches_and_by_generators =
            only("worker", "worker", "parts", "generate", "local", "solve", "choco", "question", "puzzle", "limit");

    @ArchTest
    static final ArchRule play_asks_the_front_door_and_reasons_on_instances =
            only("play", "play", "solve", "question", "exactcover", "puzzle", "geometry", "limit");

    @ArchTest
    static final ArchRule clusters_carry_tasks_without_knowing_how_one_is_done =
            only("cluster", "cluster", "parts", "question", "format", "puzzle", "geometry", "limit");

    /** So that the other jar can do without. */
    @ArchTest
    static final ArchRule nobody_knows_the_cluster = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "cluster..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(BASE + "cluster..", "com.hazelcast..");

    @ArchTest
    static final ArchRule format_knows_puzzles_targets_and_the_game =
            only("format", "format", "puzzle", "target", "clear", "geometry", "limit");

    @ArchTest
    static final ArchRule render_knows_puzzles_targets_and_the_game =
            only("render", "render", "puzzle", "target", "clear", "geometry", "limit");

    @ArchTest
    static final ArchRule sheets_are_laid_of_what_is_drawn = only("print", "print", "render", "puzzle", "geometry");

    /** It asks at the front door, as the command line does. */
    @ArchTest
    static final ArchRule the_server_asks_whoever_answers_and_shows_it = only(
            "web",
            "web",
            "blocks",
            "clear",
            "export",
            "format",
            "generate",
            "local",
            "play",
            "print",
            "question",
            "render",
            "solve",
            "puzzle",
            "geometry",
            "limit");

    @ArchTest
    static final ArchRule only_the_command_line_knows_the_server = noClasses()
            .that()
            .resideOutsideOfPackages(BASE + "web..", BASE + "cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(BASE + "web..");

    @ArchTest
    static final ArchRule only_the_server_knows_jetty = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "web..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.eclipse.jetty..");

    @ArchTest
    static final ArchRule only_sheets_know_pdf = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "print..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.apache.pdfbox..");

    /** The models are second opinions: what the game's other searches say must lean on neither. */
    @ArchTest
    static final ArchRule the_game_does_not_know_its_models = noClasses()
            .that()
            .resideInAnyPackage(BASE + "clear", BASE + "format..", BASE + "render..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(BASE + "clear.choco..", BASE + "clear.proof..");

    /** Packing and line clearing have a model each; they share nothing but the solver. */
    @ArchTest
    static final ArchRule only_the_engine_and_the_model_of_the_game_know_choco = noClasses()
            .that()
            .resideOutsideOfPackages(BASE + "choco..", BASE + "clear.choco..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.chocosolver..");

    /** The second way to a model reads the events of YAML, and makes trees of its own of them. */
    @ArchTest
    static final ArchRule only_readers_of_files_know_the_file_libraries = noClasses()
            .that()
            .resideOutsideOfPackages(BASE + "format..", BASE + "certificate.puzzle..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.fasterxml..", "org.snakeyaml..");

    @ArchTest
    static final ArchRule only_arguments_know_linear_programs = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "argument..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.ojalgo..");

    @ArchTest
    static final ArchRule only_comparisons_know_statistics = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "compare..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.apache.commons..");

    @ArchTest
    static final ArchRule only_the_command_line_knows_picocli = noClasses()
            .that()
            .resideOutsideOfPackage(BASE + "cli..")
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
