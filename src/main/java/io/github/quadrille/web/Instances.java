package io.github.quadrille.web;

import io.github.quadrille.format.Puzzles;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.render.Picture;
import io.github.quadrille.render.SvgPicture;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The puzzles that come with the program: what there is, as the tables of their families say, the files, and pictures. */
final class Instances {
    private static final String FOLDER = "io/github/quadrille/web/instances/";
    private static final Pattern PATH = Pattern.compile("[a-z][a-z-]*/[A-Za-z0-9][A-Za-z0-9-]*");
    private static final List<String> ENDINGS = List.of(".yaml", ".csv");

    private Optional<byte[]> list = Optional.empty();

    /** All of them as JSON; made once, which takes a second. */
    synchronized byte[] list() throws UnusableInput {
        if (list.isEmpty()) {
            list = Optional.of(Reply.json(tree()));
        }
        return list.get();
    }

    /** The text of a file, by its path, with its ending or without. */
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

    /** A picture of the board, with what lies there. */
    static Optional<String> picture(String path) throws UnusableInput {
        Optional<String> text = text(path + ".yaml");
        return text.isEmpty()
                ? Optional.empty()
                : Optional.of(SvgPicture.of(Picture.of(Puzzles.parse(path, text.get()))));
    }

    private static String text(PageFile file) {
        return new String(file.content(), StandardCharsets.UTF_8);
    }

    private static Map<String, Object> tree() throws UnusableInput {
        List<Map<String, Object>> families = new ArrayList<>();
        List<String> boards = new ArrayList<>();
        for (FamilyTable.Row family : FamilyTable.of(readme("")).rows()) {
            FamilyTable table = FamilyTable.of(readme(family.file() + "/"));
            List<Map<String, Object>> puzzles = new ArrayList<>();
            for (FamilyTable.Row row : table.rows()) {
                if (row.file().endsWith(".csv")) {
                    boards.add(family.file() + "/" + row.file());
                } else {
                    puzzles.add(puzzle(family.file() + "/" + row.file().replace(".yaml", ""), row.packings()));
                }
            }
            if (!puzzles.isEmpty()) {
                Map<String, Object> tree = new LinkedHashMap<>();
                tree.put("name", family.file());
                tree.put("title", table.title());
                tree.put("puzzles", puzzles);
                families.add(tree);
            }
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("families", families);
        tree.put("boards", boards);
        return tree;
    }

    private static String readme(String folder) {
        return PageFile.read(FOLDER + folder + "README.md").map(Instances::text).orElse("");
    }

    private static Map<String, Object> puzzle(String path, Optional<String> packings) throws UnusableInput {
        Puzzle puzzle = Puzzles.parse(path, text(path).orElseThrow());
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("path", path);
        tree.put("name", puzzle.name());
        tree.put("lattice", puzzle.region().lattice().word());
        tree.put("layers", puzzle.region().layers());
        tree.put("rows", puzzle.region().rows());
        tree.put("columns", puzzle.region().columns());
        tree.put("cells", puzzle.region().size());
        tree.put("goal", puzzle.goal() instanceof Goal.Cover ? "cover" : "pack");
        packings.ifPresent(number -> tree.put("packings", number));
        return tree;
    }
}
