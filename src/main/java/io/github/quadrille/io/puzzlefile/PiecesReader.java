package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.io.text.YamlNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the bag: names of kinds and sets with their counts. */
final class PiecesReader {
    /**
     * A bag has at most this many kinds, because a picture needs a letter for each kind, and people need a colour for
     * each kind.
     */
    static final int MAX_KINDS = 1_000;
    /** All kinds together have at most this many cells, because each kind is kept in all its orientations. */
    static final int MAX_CELLS = 100_000;

    private static final String COUNT = "([0-9]+(?:\\.\\.[0-9]*)?|any)";
    private static final Pattern NAME_FIRST = Pattern.compile("(.*?\\S)\\s*[=*x×：\\s]\\s*" + COUNT);
    private static final Pattern COUNT_FIRST = Pattern.compile(COUNT + "\\s*[=*x×：\\s]\\s*(.+)");
    /**
     * This pattern matches names such as {@code nonominoes}, which look like names of sets but belong to no built-in
     * set.
     */
    private static final Pattern OTHER_SET = Pattern.compile("(.*-)?(?:non|enne|dec)omino(es|s)?");

    /**
     * This pattern matches rectangles and boxes. Rectangles and boxes of moderate size are built-in kinds, so a match
     * that is not built in is too large.
     */
    private static final Pattern TOO_LARGE = Pattern.compile("[1-9][0-9]*x[1-9][0-9]*(x[1-9][0-9]*)?");

    private static final Pattern LETTERS = Pattern.compile("[FIJLNOPSTUVWXYZ]{2,60}");
    private static final Pattern PENTOMINOES = Pattern.compile("[FILNPTUVWXYZ]+");
    private static final Pattern TETROMINOES = Pattern.compile("[IJLOSTZ]+");

    private static final Pattern SIDE_MISSING = Pattern.compile("[0-9]+\\s*[xX×*]\\s*");

    private final Lattice lattice;
    private final KindCatalogue known;
    private final PieceSymmetry symmetry;
    private final Map<String, ShapesReader.Drawing> drawings;
    private static final List<Integer> TURNS = List.of(0, 90, 180, 270);

    private final Place place;
    private final Problems problems;

    private final List<Supply> supplies = new ArrayList<>();
    private final Set<String> used = new HashSet<>();
    /**
     * This map leads from the set of all orientations of a kind to the first entry with this kind. The key is not the
     * name, because {@code L} and {@code L@0} are the same piece.
     */
    private final Map<Set<Polyform>, Given> givenBy = new HashMap<>();

    private record Given(YamlNode.Entry entry, Kind kind) {}

    /** Lists the places where pieces can be written. The advice in messages depends on the place. */
    enum Place {
        FILE("add a drawing of it under shapes"),
        ARGUMENT("use a set such as hexominoes, or a drawing by " + ParameterName.of("shape"));

        private final String toDraw;

        Place(String toDraw) {
            this.toDraw = toDraw;
        }

        private String symmetry(PieceSymmetry value) {
            return this == FILE ? "symmetry: " + value.word() : ParameterName.of("symmetry", value.word());
        }
    }

    PiecesReader(
            Lattice lattice,
            PieceSymmetry symmetry,
            Map<String, ShapesReader.Drawing> drawings,
            Place place,
            Problems problems) {
        this.lattice = lattice;
        this.known = BuiltInKinds.of(lattice);
        this.place = place;
        this.symmetry = symmetry;
        this.drawings = drawings;
        this.problems = problems;
    }

    List<Supply> read(YamlNode node) {
        if (!(node instanceof YamlNode.Mapping mapping) || mapping.entries().isEmpty()) {
            if (place == Place.FILE || problems.isEmpty()) {
                String seen = node instanceof YamlNode.Mapping ? "empty" : node.description();
                String example =
                        node instanceof YamlNode.Scalar name && isKnown(name.value()) ? name.value() + ": 1" : "T: 2";
                problems.add(
                        node.position(), "The pieces are %s. Write '%s' below 'pieces:'.".formatted(seen, example));
            }
            return supplies;
        }
        mapping.entries().stream().filter(entry -> cells() <= MAX_CELLS).forEach(this::add);
        if (supplies.size() > MAX_KINDS) {
            String message = "There are %d kinds of pieces, more than %d. Leave some out.";
            problems.add(mapping.position(), message.formatted(supplies.size(), MAX_KINDS));
        }
        if (cells() > MAX_CELLS) {
            String message = "The kinds have more than %,d cells together. Leave some out.";
            problems.add(mapping.position(), message.formatted(MAX_CELLS));
        }
        return supplies;
    }

    private long cells() {
        return supplies.stream().mapToLong(supply -> supply.kind().size()).sum();
    }

    /**
     * Reports drawings that no piece uses.
     *
     * @param file the receiver of the problems of the file with the drawings
     */
    void reportUnused(Problems file) {
        drawings.forEach((name, drawing) -> {
            if (!used.contains(name)) {
                String message = "No piece uses the shape %s. Add %s under 'pieces'.";
                file.add(drawing.position(), message.formatted(Quote.of(name), Quote.of(name + ": 1")));
            }
        });
    }

    private boolean isKnown(String name) {
        return drawings.containsKey(name) || known.knows(name);
    }

    private void add(YamlNode.Entry entry) {
        String name = entry.key();
        CountRange count = CountText.read(entry.value(), name, problems).orElse(CountRange.ANY);
        Optional<PieceSet> set = known.findSet(name);
        Optional<Kind> builtIn = known.find(name);
        if (drawings.containsKey(name)) {
            used.add(name);
            supplies.add(new Supply(drawings.get(name).kind(), count));
        } else if (set.isPresent()) {
            addSet(entry, set.get(), count);
        } else if (builtIn.isPresent()) {
            addBuiltIn(entry, builtIn.get(), count);
        } else {
            problems.add(entry.position(), unknown(name));
        }
    }

    private void addSet(YamlNode.Entry entry, PieceSet set, CountRange count) {
        if (set.symmetry() == symmetry) {
            set.kinds().forEach(kind -> addOnce(entry, kind, count));
            return;
        }
        String other = known.findSet(set, symmetry)
                .map(each -> "'" + each.name() + "' or ")
                .orElse("");
        String message = "The set '%s' is for %s pieces, but this puzzle is %s. Use %s%s.";
        problems.add(
                entry.position(),
                message.formatted(
                        set.name(),
                        set.symmetry().word(),
                        symmetry.word(),
                        other,
                        place == Place.FILE
                                ? Quote.of(place.symmetry(set.symmetry()))
                                : place.symmetry(set.symmetry())));
    }

    private void addBuiltIn(YamlNode.Entry entry, Kind kind, CountRange count) {
        if (symmetry != PieceSymmetry.FIXED && kind.name().contains("@")) {
            String message = "%s says how a piece is turned, but pieces of a %s puzzle may be turned anyway. "
                    + "Write %s, or %s.";
            String plain = kind.name().substring(0, kind.name().indexOf('@'));
            problems.add(
                    entry.position(),
                    message.formatted(entry.key(), symmetry.word(), plain, place.symmetry(PieceSymmetry.FIXED)));
            return;
        }
        Optional<String> original = mirroredOf(kind);
        if (original.isPresent()) {
            String message =
                    "%s is the mirror image of %s, and pieces of a free puzzle may be flipped. " + "Write %s, or %s.";
            problems.add(
                    entry.position(),
                    message.formatted(
                            entry.key(), original.get(), original.get(), place.symmetry(PieceSymmetry.ONE_SIDED)));
            return;
        }
        addOnce(entry, kind, count);
    }

    /**
     * Returns the name of the built-in kind whose mirror image this kind is. The result is empty if there is no such
     * kind, or if the puzzle is not free. In a free puzzle, a piece and its mirror image are the same, so only one of
     * the two names is allowed.
     */
    private Optional<String> mirroredOf(Kind kind) {
        return symmetry != PieceSymmetry.FREE
                ? Optional.empty()
                : Stream.concat(known.kinds().stream(), known.find(kind.name().replace("'", "")).stream())
                        .filter(other -> kind.shape().orientations(symmetry).contains(other.shape()))
                        .findFirst()
                        .filter(first -> !kind.shape()
                                .orientations(PieceSymmetry.ONE_SIDED)
                                .contains(first.shape()))
                        .map(Kind::name);
    }

    private void addOnce(YamlNode.Entry entry, Kind kind, CountRange count) {
        Set<Polyform> looks = Set.copyOf(kind.shape().orientations(symmetry));
        Given before = givenBy.putIfAbsent(looks, new Given(entry, kind));
        if (before == null) {
            supplies.add(new Supply(kind, count));
            return;
        }
        String message = "%s gives %s a second time, after %s %s. "
                + (place == Place.ARGUMENT
                        ? "Give one of them with a count, as in " + kind.name() + ": 2."
                        : "Delete one of them.");
        problems.add(
                entry.position(),
                message.formatted(
                        Quote.of(entry.key()),
                        before.kind().name(),
                        Quote.of(before.entry().key()),
                        before.entry().position().seenFrom(entry.position())));
    }

    /** Returns a message about a name that is not the name of a kind or a set. */
    private String unknown(String name) {
        String quoted = Quote.of(name);
        Matcher tooLarge = TOO_LARGE.matcher(name);
        boolean isSolid = lattice == Lattices.CUBIC;
        if ((isSolid || lattice == Lattices.SQUARE) && tooLarge.matches() && isSolid == (tooLarge.group(1) != null)) {
            return "The %s %s has more than %,d cells. Use a smaller one, or make it the board."
                    .formatted(isSolid ? "box" : "rectangle", name, KindCatalogue.MOST_CELLS);
        }
        Optional<String> rectangle =
                BoardSize.correction(SIDE_MISSING.matcher(name).matches() ? name + "5" : name);
        if (lattice == Lattices.SQUARE
                && rectangle.isPresent()
                && BuiltInKinds.latticesOf(name).isEmpty()) {
            return "%s is not a rectangle. Write %s, by its rows and columns."
                    .formatted(quoted, Quote.of(rectangle.get()));
        }
        List<String> turned = turned(name);
        if (!turned.isEmpty()) {
            String turns = "one of " + String.join(", ", turned);
            String plain = turned.get(0).substring(0, turned.get(0).indexOf('@'));
            String advice = symmetry == PieceSymmetry.FIXED
                    ? turns
                    : "%s, or %s and %s".formatted(plain, place.symmetry(PieceSymmetry.FIXED), turns);
            return "There is no %s. Use %s.".formatted(quoted, advice);
        }
        Optional<String> written = letters(name);
        boolean isPentomino = lattice == Lattices.SQUARE && name.length() == 1 && isKnown(name + "5");
        List<Lattice> others = isPentomino || written.isPresent() ? List.of() : BuiltInKinds.latticesOf(name);
        if (!others.isEmpty()) {
            String words = others.stream().map(Lattice::word).collect(Collectors.joining(" or "));
            return "%s is of the %s lattice, but this board is of the %s one. Use %slattice: %s."
                    .formatted(
                            quoted,
                            words,
                            lattice.word(),
                            BuiltInKinds.of(others.get(0))
                                    .find(name)
                                    .flatMap(this::onlyOfSize)
                                    .map(one -> one + ", or ")
                                    .orElse(""),
                            words);
        }
        List<String> names = new ArrayList<>(drawings.keySet());
        names.addAll(known.names());
        return "Unknown kind %s. %s."
                .formatted(
                        quoted,
                        written.map("Write %s"::formatted)
                                .or(() -> withCount(name).map(meant -> "Write '" + meant + "', or " + place.toDraw))
                                .or(() -> set(name, names).map(sets -> sets + ", or " + place.toDraw))
                                .or(() -> Suggestion.question(name, names)
                                        .map(question -> question + " If not, " + place.toDraw))
                                .orElse(Character.toUpperCase(place.toDraw.charAt(0)) + place.toDraw.substring(1)));
    }

    /**
     * Returns the names and counts, as advice, that are meant by a word such as {@code FILT}, in which each letter is a
     * piece. If all letters are names of tetrominoes, the pieces are tetrominoes. Otherwise, if all letters are names
     * of pentominoes, the pieces are pentominoes.
     */
    private Optional<String> letters(String word) {
        String letters = word.replace(" ", "");
        if (lattice != Lattices.SQUARE || !LETTERS.matcher(letters).matches()) {
            return Optional.empty();
        }
        boolean areTetrominoes = TETROMINOES.matcher(letters).matches();
        if (!areTetrominoes && !PENTOMINOES.matcher(letters).matches()) {
            return Optional.empty();
        }
        String size = areTetrominoes ? "" : "5";
        Map<String, Integer> counts = new TreeMap<>();
        letters.chars().forEach(letter -> counts.merge((char) letter + size, 1, Integer::sum));
        String listed = counts.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", "));
        boolean areAll = counts.size() == 12 && letters.length() == 12;
        return Optional.of((areAll ? "pentominoes, or " : "") + "\"" + listed + "\"");
    }

    /**
     * Returns the name of the built-in kind that has as many cells as a kind of another lattice. The result is empty
     * unless there is exactly one such kind, as for one cell or two cells.
     */
    private Optional<String> onlyOfSize(Kind kind) {
        List<String> names = known.kinds().stream()
                .filter(one -> one.size() == kind.size())
                .map(Kind::name)
                .toList();
        return names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
    }

    /** Returns the names of the orientations that a kind has, as advice for a wrong name such as L@45. */
    private List<String> turned(String name) {
        int at = name.indexOf('@');
        return at < 0
                ? List.of()
                : TURNS.stream()
                        .map(degrees -> name.substring(0, at) + "@" + degrees)
                        .filter(turn -> known.find(turn).isPresent())
                        .toList();
    }

    /**
     * Returns advice that names all sets, if a name looks like the name of a set.
     *
     * @param known the names of kinds and sets
     */
    private static Optional<String> set(String name, Collection<String> known) {
        List<String> sets = known.stream()
                .filter(each -> BuiltInKinds.findSet(each).isPresent())
                .toList();
        return OTHER_SET.matcher(name).matches()
                ? Optional.of("Use one of the sets " + String.join(", ", sets))
                : Optional.empty();
    }

    /**
     * Corrects an entry in which the name and the count are separated by another character than a colon. The count can
     * also stand before the name.
     */
    private Optional<String> withCount(String name) {
        Matcher nameFirst = NAME_FIRST.matcher(name);
        if (nameFirst.matches() && isKnown(nameFirst.group(1))) {
            return Optional.of(nameFirst.group(1) + ": " + nameFirst.group(2));
        }
        Matcher countFirst = COUNT_FIRST.matcher(name);
        return countFirst.matches() && isKnown(countFirst.group(2))
                ? Optional.of(countFirst.group(2) + ": " + countFirst.group(1))
                : Optional.empty();
    }
}
