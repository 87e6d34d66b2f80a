package io.github.quadrille.app.web;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.app.play.PieceTree;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue;
import io.github.quadrille.core.puzzle.PieceSet;
import io.github.quadrille.app.render.Palette;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pieces of a lattice that have names, and their sets, for those who choose some. */
final class KindTable {
    private KindTable() {}

    /** As JSON; nothing if no lattice has this name. */
    static Optional<String> of(String word) {
        return Lattices.ALL.stream()
                .filter(lattice -> lattice.word().equals(word))
                .findFirst()
                .map(lattice -> new String(Reply.json(tree(lattice)), StandardCharsets.UTF_8));
    }

    private static Map<String, Object> tree(Lattice lattice) {
        KindCatalogue catalogue = BuiltInKinds.of(lattice);
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("lattice", lattice.word());
        tree.put("sets", catalogue.sets().stream().map(KindTable::set).toList());
        List<Map<String, Object>> kinds = new ArrayList<>();
        // A bag mostly has pieces of one size, and its colours are given out among those.
        catalogue.kinds().stream().mapToInt(Kind::size).distinct().sorted().forEach(size -> {
            List<Kind> alike = catalogue.kinds().stream()
                    .filter(kind -> kind.size() == size)
                    .toList();
            Palette palette = new Palette(alike.stream().map(Kind::name).toList());
            for (int number = 0; number < alike.size(); number++) {
                kinds.add(kind(alike.get(number), palette.of(number).hex(), lattice));
            }
        });
        tree.put("kinds", kinds);
        return tree;
    }

    private static Map<String, Object> set(PieceSet set) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", set.name());
        tree.put("symmetry", set.symmetry().word());
        tree.put("kinds", set.kinds().stream().map(Kind::name).toList());
        return tree;
    }

    private static Map<String, Object> kind(Kind kind, String colour, Lattice lattice) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", kind.name());
        tree.put("size", kind.size());
        tree.put("colour", colour);
        tree.put("cells", PieceTree.cells(lattice, kind.shape().cells()));
        return tree;
    }
}
