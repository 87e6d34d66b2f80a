package io.github.quadrille.app.web;

import io.github.quadrille.app.generate.Difficulty;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.SvgPicture;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Offers the puzzles that come with the program: a list of them, their files, and their pictures. The puzzles are
 * grouped in families, and the list is made from the table in the README of each family.
 */
final class Instances {
    private static final String FOLDER = "io/github/quadrille/app/web/instances/";
    private static final Pattern PATH = Pattern.compile("[a-z][a-z-]*/[A-Za-z0-9][A-Za-z0-9-]*");
    private static final Pattern FIRST = Pattern.compile("(?m)^\\| \\[([^\\]]+)\\]\\((\\S+/\\S+)\\.yaml\\) \\|");
    private static final List<String> ENDINGS = List.of(".yaml", ".csv");

    /**
     * Only boards with at most this many cells are solved for a picture. Pictures of larger boards show pieces that
     * were laid without a search.
     */
    private static final int MOST_DRAWN = 1_000;

    private static final Limits MOMENT =
            Limits.nodes(5_000).withTime(Duration.ofSeconds(1)).withThreads(1);

    private final Map<String, String> pictures = new HashMap<>();
    private Optional<byte[]> list = Optional.empty();

    /** Returns the list of all puzzles as JSON. It is made once, which takes a second. */
    synchronized byte[] list() throws UnusableInput {
        if (list.isEmpty()) {
            list = Optional.of(Reply.json(all()));
        }
        return list.get();
    }

    /** Returns the text of a file. The path may leave out the ending of the file name. */
    static Optional<String> text(String path) {
        for (String ending : ENDINGS) {
            String bare = path.endsWith(ending) ? path.substring(0, path.length() - ending.length()) : path;
            Optional<PageFile> file =
                    PATH.matcher(bare).matches() ? PageFile.read(FOLDER + bare + ending) : Optional.empty();
            if (file.isPresent()) {
                return file.map(Instances::text);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns a picture of a puzzle, and keeps the picture for later calls; empty if there is no such puzzle. The
     * picture shows a packing or covering if the board is small enough and a short search finds one. For other boards,
     * and for puzzles with only one packing, the picture shows some pieces that were laid without a search.
     */
    synchronized Optional<String> picture(String path) throws UnusableInput {
        Optional<String> text = text(path + ".yaml");
        if (text.isPresent() && !pictures.containsKey(path)) {
            pictures.put(path, drawn(path, Puzzles.parse(path, text.get())));
        }
        return Optional.ofNullable(pictures.get(path));
    }

    private static String drawn(String path, Puzzle puzzle) {
        boolean isSecret = packings(path).equals(Optional.of("1"));
        boolean isShown = !isSecret && puzzle.region().size() <= MOST_DRAWN;
        return SvgPicture.of(Picture.of(
                puzzle,
                (isShown ? packing(puzzle) : Optional.<Packing>empty())
                        .orElseGet(() -> puzzle.besideGiven(BegunPacking.of(puzzle.rest(), isSecret)))));
    }

    private static Optional<Packing> packing(Puzzle puzzle) {
        Verdict verdict =
                Solver.of(puzzle).with(SearchOptions.FIND_ONE.within(MOMENT)).solve();
        // A covering is shown even if it is not the best.
        return verdict.status() == Verdict.Status.PACKED || puzzle.goal() instanceof Goal.Cover
                ? verdict.bestSeen()
                : Optional.empty();
    }

    /** Returns the number of packings that the table of the puzzle's family states; empty if the table states none. */
    private static Optional<String> packings(String path) {
        String[] folders = path.split("/", -1);
        return FamilyTable.of(readme(folders[0] + "/")).rows().stream()
                .filter(row -> row.file().equals(folders[1] + ".yaml"))
                .findFirst()
                .flatMap(FamilyTable.Row::packings);
    }

    private static String text(PageFile file) {
        return new String(file.content(), StandardCharsets.UTF_8);
    }

    private record All(List<Listed> start, List<Family> families, List<String> boards) {}

    private record Family(String name, String title, List<Listed> puzzles) {}

    private record Listed(
            String path,
            String name,
            String lattice,
            int layers,
            int rows,
            int columns,
            int cells,
            String goal,
            Optional<String> packings,
            Optional<Integer> level,
            Optional<Difficulty.Word> word) {
        Listed named(String other) {
            return new Listed(path, other, lattice, layers, rows, columns, cells, goal, packings, level, word);
        }
    }

    private static All all() throws UnusableInput {
        Map<String, Integer> levels = levels();
        List<Family> families = new ArrayList<>();
        List<String> boards = new ArrayList<>();
        for (FamilyTable.Row family : FamilyTable.of(readme("")).rows()) {
            FamilyTable table = FamilyTable.of(readme(family.file() + "/"));
            List<Listed> puzzles = new ArrayList<>();
            for (FamilyTable.Row row : table.rows()) {
                if (row.file().endsWith(".csv")) {
                    boards.add(family.file() + "/" + row.file());
                } else {
                    String path = family.file() + "/" + row.file().replace(".yaml", "");
                    puzzles.add(puzzle(path, row.packings(), Optional.ofNullable(levels.get(path))));
                }
            }
            if (!puzzles.isEmpty()) {
                families.add(new Family(family.file(), table.title(), puzzles));
            }
        }
        return new All(start(families), families, boards);
    }

    /**
     * Returns the puzzles that a user should begin with, from easy to hard, in the order of the README above all
     * families. That README also gives their names.
     */
    private static List<Listed> start(List<Family> families) {
        Map<String, Listed> all = new HashMap<>();
        families.forEach(family -> family.puzzles().forEach(puzzle -> all.put(puzzle.path(), puzzle)));
        return FIRST.matcher(readme(""))
                .results()
                .map(row -> all.get(row.group(2)).named(row.group(1)))
                .toList();
    }

    /** Returns the difficulty level of each rated puzzle, by the path of the puzzle. */
    private static Map<String, Integer> levels() {
        return PageFile.read(FOLDER + "levels.csv")
                .map(Instances::text)
                .orElse("")
                .lines()
                .skip(1)
                .map(line -> line.split("\\.yaml,", 2))
                .collect(Collectors.toMap(line -> line[0], line -> Integer.valueOf(line[1])));
    }

    private static String readme(String folder) {
        return PageFile.read(FOLDER + folder + "README.md").map(Instances::text).orElse("");
    }

    private static Listed puzzle(String path, Optional<String> packings, Optional<Integer> level) throws UnusableInput {
        Puzzle puzzle = Puzzles.parse(path, text(path).orElseThrow());
        Region region = puzzle.region();
        return new Listed(
                path,
                puzzle.name(),
                region.lattice().word(),
                region.layers(),
                region.rows(),
                region.columns(),
                region.size(),
                puzzle.goal() instanceof Goal.Cover ? "cover" : "pack",
                packings,
                level,
                level.map(Difficulty.Word::of));
    }

    /**
     * Holds the table in the README of a folder of puzzles.
     *
     * @param title the first heading of the README
     */
    private record FamilyTable(String title, List<Row> rows) {
        private static final Pattern ROW = Pattern.compile("\\| \\[[^\\]]*\\]\\(([A-Za-z0-9.-]+)\\) \\|(.*)");
        private static final Pattern NUMBER = Pattern.compile("[0-9][0-9,]*");

        /**
         * Holds a line of a table.
         *
         * @param file the file of a puzzle, or the folder of a family
         * @param packings the number of packings, if the table states it
         */
        record Row(String file, Optional<String> packings) {}

        static FamilyTable of(String readme) {
            List<Row> rows = new ArrayList<>();
            String title = "";
            int column = -1;
            for (String line : readme.lines().toList()) {
                Matcher row = ROW.matcher(line);
                if (line.startsWith("# ") && title.isEmpty()) {
                    title = line.substring(2);
                } else if (row.matches()) {
                    rows.add(new Row(row.group(1), number(cells(row.group(2)), column - 1)));
                } else if (line.startsWith("|") && !line.startsWith("|-")) {
                    column = cells(line.substring(1)).indexOf("Packings");
                }
            }
            return new FamilyTable(title, rows);
        }

        private static List<String> cells(String line) {
            List<String> cells = new ArrayList<>();
            for (String cell : line.split("\\|", -1)) {
                cells.add(cell.strip());
            }
            return cells;
        }

        private static Optional<String> number(List<String> cells, int column) {
            return column < 0 || column >= cells.size()
                    ? Optional.empty()
                    : Optional.of(cells.get(column).replace(",", ""))
                            .filter(text -> NUMBER.matcher(text).matches());
        }
    }
}
