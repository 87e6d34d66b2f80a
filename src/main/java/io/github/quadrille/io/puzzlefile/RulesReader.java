package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleFit;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.WholeNumber;
import io.github.quadrille.io.text.YamlNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Reads the rules of a puzzle: a list of words such as {@code no-four-meet}, and of names with a value such as {@code
 * apart: corners}.
 */
final class RulesReader {
    private static final String KINDS = "kinds";
    private static final String NOT = "not";
    private static final String ANY = "any";
    private static final String SEVERAL = "[no-four-meet, {apart: corners}]";
    private static final int MOST_NAMED = 12;
    private static final int MOST_DEGREES = 360;
    /** This map has an example for the word of each rule, which shows how the rule is written. */
    private static final Map<String, String> FORMS = new LinkedHashMap<>();

    static {
        FORMS.put("no-four-meet", "no-four-meet: true");
        FORMS.put("no-fault-line", "no-fault-line: true");
        FORMS.put("apart", "apart: corners");
        FORMS.put("touching", "touching: [I, L]");
        FORMS.put("cell", "cell: {at: [0, 0], kinds: [I, L]}");
        FORMS.put("together", "together: [[0, 0], [0, 1]]");
        FORMS.put("turns", "turns: {L: [0, 90]}");
        FORMS.put("flips", "flips: {L: no}");
        FORMS.put("total", "total: {kinds: [I, L], count: 1..2}");
        FORMS.put("symmetric", "symmetric: half-turn");
        FORMS.put("border", "border: [I, L]");
        FORMS.put("inside", "inside: [I, L]");
    }

    /**
     * These are additional names for two symmetries. All other symmetries are written with the names that answers use.
     */
    private static final Map<String, String> SYMMETRIES = Map.of("half-turn", "turn 180", "quarter-turn", "turn 90");

    private final Optional<Bag> bag;
    private final CellReader cells;
    private final Problems problems;
    private final List<Read> rules = new ArrayList<>();

    /** Holds a rule and its position in the text. */
    private record Read(TextPosition position, Rule rule) {}

    /**
     * Creates a reader of rules.
     *
     * @param bag the bag, whose kinds rules can name; if it is empty, every name is accepted
     */
    RulesReader(Lattice lattice, Optional<Bag> bag, Problems problems) {
        this.bag = bag;
        this.cells = new CellReader(lattice, "A cell of a rule", problems);
        this.problems = problems;
    }

    /** Reads all rules, and reports problems that do not depend on the board. */
    void read(YamlNode node) {
        if (node instanceof YamlNode.Sequence list) {
            list.items().forEach(this::item);
        } else {
            item(node);
        }
    }

    /** Returns the rules, and reports rules that make no sense for the puzzle. */
    List<Rule> fitting(Puzzle puzzle) {
        rules.forEach(read -> problems.isRefused(read.position(), RuleFit.problem(read.rule(), puzzle)));
        return rules.stream().map(Read::rule).toList();
    }

    private void item(YamlNode item) {
        if (item instanceof YamlNode.Mapping mapping) {
            mapping.entries().forEach(this::rule);
        } else if (item instanceof YamlNode.Scalar && !item.text().isBlank()) {
            PiecesText.words(item.text()).forEach(word -> word(word.value(), item.position()));
        } else {
            problems.add(item, "A rule is %s. Use a word or a name with a value, as in '" + SEVERAL + "'.");
        }
    }

    private void word(String word, TextPosition position) {
        switch (word) {
            case "no-four-meet" -> add(position, new Rule.NoFourMeet());
            case "no-fault-line" -> add(position, new Rule.NoFaultLine());
            case "apart" -> add(position, new Rule.Apart(List.of(), false, false));
            default -> {
                if (FORMS.containsKey(word)) {
                    problems.add(
                            position,
                            "The rule '%s' needs a value. Write it as in '%s'.".formatted(word, FORMS.get(word)));
                } else {
                    unknown(word, position);
                }
            }
        }
    }

    private void unknown(String name, TextPosition position) {
        String advice = name.indexOf(',') >= 0
                ? "Write several rules as a list, as in '" + SEVERAL + "'."
                : Suggestion.advice(name, FORMS.keySet());
        problems.add(position, "Unknown rule %s. %s".formatted(Quote.of(name), advice));
    }

    private void add(TextPosition position, Rule rule) {
        rules.add(new Read(position, rule));
    }

    private void rule(YamlNode.Entry entry) {
        Consumer<Rule> add = rule -> add(entry.position(), rule);
        YamlNode value = entry.value();
        switch (entry.key()) {
            case "no-four-meet" -> ifSaid(entry, () -> add.accept(new Rule.NoFourMeet()));
            case "no-fault-line" -> ifSaid(entry, () -> add.accept(new Rule.NoFaultLine()));
            case "apart" -> apart(entry).ifPresent(add);
            case "touching" -> touching(entry).ifPresent(add);
            case "cell" -> cell(entry);
            case "together" -> several(entry).map(Rule.Together::new).ifPresent(add);
            case "turns" -> turns(entry);
            case "flips" -> flips(entry);
            case "total" -> total(entry).ifPresent(add);
            case "symmetric" -> symmetric(value).ifPresent(add);
            case "border" ->
                kinds(entry, true).map(kinds -> new Rule.Border(kinds, true)).ifPresent(add);
            case "inside" ->
                kinds(entry, true).map(kinds -> new Rule.Border(kinds, false)).ifPresent(add);
            default -> unknown(entry.key(), entry.position());
        }
    }

    private void ifSaid(YamlNode.Entry entry, Runnable add) {
        if (isYes(entry).orElse(false)) {
            add.run();
        }
    }

    private Optional<Boolean> isYes(YamlNode.Entry entry) {
        Optional<Boolean> said = yesOrNo(entry.value());
        if (said.isEmpty()) {
            problems.add(
                    entry.value().position(),
                    "'%s' is %s. Use 'true' or 'false'."
                            .formatted(entry.key(), entry.value().description()));
        }
        return said;
    }

    private static Optional<Boolean> yesOrNo(YamlNode node) {
        return switch (node.text()) {
            case "true", "yes" -> Optional.of(true);
            case "false", "no" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private Optional<Rule> apart(YamlNode.Entry entry) {
        YamlNode value = entry.value();
        if (value instanceof YamlNode.Sequence list) {
            Optional<YamlNode> kind = list.items().stream()
                    .filter(item -> item instanceof YamlNode.Scalar)
                    .findFirst();
            if (kind.isPresent()) {
                String message =
                        "'apart' has %s among its cells. Write kinds as in '{kinds: [I, L]}', and cells as in '[[0, 0], [0, 1]]'.";
                problems.add(kind.get().position(), message.formatted(kind.get().description()));
                return Optional.empty();
            }
            return several(entry).map(Rule.Separate::new);
        }
        if (value instanceof YamlNode.Mapping mapping) {
            refuseOthers(entry.key(), mapping, List.of(KINDS, "by", "all"));
            Optional<List<String>> kinds =
                    entry(mapping, KINDS).map(listed -> kinds(listed, true)).orElse(Optional.of(List.of()));
            Optional<Boolean> corners = mapping.get("by").map(this::corners).orElse(Optional.of(false));
            Optional<Boolean> all = entry(mapping, "all").map(this::isYes).orElse(Optional.of(false));
            return kinds.flatMap(named -> corners.flatMap(by -> all.map(anyTwo -> new Rule.Apart(named, anyTwo, by))));
        }
        Optional<Boolean> said = yesOrNo(value);
        return said.isPresent()
                ? said.filter(yes -> yes).map(yes -> new Rule.Apart(List.of(), false, false))
                : corners(value).map(by -> new Rule.Apart(List.of(), false, by));
    }

    private Optional<Boolean> corners(YamlNode node) {
        boolean corners = node.text().equals("corners");
        if (!corners && !node.text().equals("edges")) {
            problems.add(node, "The rule 'apart' cannot keep pieces apart by %s. Use 'edges' or 'corners'.");
            return Optional.empty();
        }
        return Optional.of(corners);
    }

    private Optional<Rule> touching(YamlNode.Entry entry) {
        if (!(entry.value() instanceof YamlNode.Sequence list) || list.items().size() != 2) {
            return misformed(entry, "two kinds");
        }
        return kinds(entry, false).map(named -> new Rule.Touching(named.get(0), named.get(1)));
    }

    private void cell(YamlNode.Entry entry) {
        if (!(entry.value() instanceof YamlNode.Mapping mapping)) {
            misformed(entry, "a cell and kinds");
            return;
        }
        refuseOthers("cell", mapping, List.of("at", KINDS, NOT));
        Optional<YamlNode> at = mapping.get("at");
        if (at.isEmpty() || mapping.get(KINDS).isPresent() == mapping.get(NOT).isPresent()) {
            misformed(entry, "'at', and one of 'kinds' and 'not'");
            return;
        }
        boolean only = mapping.get(KINDS).isPresent();
        Optional<List<String>> kinds = kinds(entry(mapping, only ? KINDS : NOT).orElseThrow(), false);
        boolean isList = at.get() instanceof YamlNode.Sequence list
                && list.items().stream().anyMatch(item -> item instanceof YamlNode.Sequence);
        List<YamlNode> each = isList ? ((YamlNode.Sequence) at.get()).items() : List.of(at.get());
        for (YamlNode node : each) {
            Optional<Cell> found = cells.read(node);
            kinds.ifPresent(
                    named -> found.ifPresent(cell -> add(entry.position(), new Rule.OnCell(cell, named, only))));
        }
    }

    /** Reads two or more different cells. */
    private Optional<List<Cell>> several(YamlNode.Entry entry) {
        if (!(entry.value() instanceof YamlNode.Sequence list)) {
            return tooFew(entry);
        }
        List<Optional<Cell>> found = list.items().stream().map(cells::read).toList();
        List<Cell> read = found.stream().flatMap(Optional::stream).distinct().toList();
        if (found.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return read.size() < 2 ? tooFew(entry) : Optional.of(read);
    }

    private Optional<List<Cell>> tooFew(YamlNode.Entry entry) {
        problems.add(
                entry.value().position(),
                "The rule '%s' needs two different cells or more. Write them as in '[[0, 0], [0, 1]]'."
                        .formatted(entry.key()));
        return Optional.empty();
    }

    private void turns(YamlNode.Entry entry) {
        if (!(entry.value() instanceof YamlNode.Mapping mapping)
                || mapping.entries().isEmpty()) {
            misformed(entry, "kinds, each with angles");
            return;
        }
        for (YamlNode.Entry each : mapping.entries()) {
            Optional<String> kind = kind(each.key(), each.position());
            Optional<List<Integer>> degrees = degrees(each);
            kind.ifPresent(name -> degrees.ifPresent(angles -> add(each.position(), new Rule.Turns(name, angles))));
        }
    }

    private Optional<List<Integer>> degrees(YamlNode.Entry entry) {
        List<YamlNode> items = entry.value() instanceof YamlNode.Sequence list ? list.items() : List.of(entry.value());
        List<Integer> degrees = new ArrayList<>();
        for (YamlNode item : items) {
            WholeNumber.of(item.text(), MOST_DEGREES)
                    .ifPresentOrElse(
                            degrees::add,
                            () -> problems.add(
                                    item.position(),
                                    "A turn of %s is %s. Use degrees, as in '[0, 90]'."
                                            .formatted(Quote.of(entry.key()), item.description())));
        }
        if (items.isEmpty()) {
            problems.add(
                    entry.value().position(),
                    "No turn of %s is left. Use degrees, as in '[0, 90]'.".formatted(Quote.of(entry.key())));
        }
        return degrees.size() < Math.max(1, items.size()) ? Optional.empty() : Optional.of(degrees);
    }

    private void flips(YamlNode.Entry entry) {
        if (!(entry.value() instanceof YamlNode.Mapping mapping)
                || mapping.entries().isEmpty()) {
            misformed(entry, "kinds, each with yes or no");
            return;
        }
        for (YamlNode.Entry each : mapping.entries()) {
            Optional<String> kind = kind(each.key(), each.position());
            Optional<Boolean> may = isYes(each);
            kind.filter(name -> !may.orElse(true)).ifPresent(name -> add(each.position(), new Rule.Unflipped(name)));
        }
    }

    private Optional<Rule> total(YamlNode.Entry entry) {
        if (!(entry.value() instanceof YamlNode.Mapping mapping)) {
            return misformed(entry, "kinds and a count");
        }
        refuseOthers("total", mapping, List.of(KINDS, "count"));
        if (mapping.get(KINDS).isEmpty() || mapping.get("count").isEmpty()) {
            return misformed(entry, "kinds and a count");
        }
        Optional<List<String>> kinds =
                kinds(entry(mapping, KINDS).orElseThrow(), true).map(named -> named.isEmpty() ? names() : named);
        Optional<CountRange> count = CountText.read(mapping.get("count").orElseThrow(), "total", problems);
        return kinds.flatMap(named -> count.map(range -> new Rule.Total(named, range)));
    }

    private Optional<Rule> symmetric(YamlNode node) {
        if (node.text().isBlank()) {
            problems.add(node, "The symmetry is %s. Use 'half-turn', or a name that 'quadrille info' shows.");
            return Optional.empty();
        }
        return Optional.of(new Rule.Symmetric(SYMMETRIES.getOrDefault(node.text(), node.text())));
    }

    /**
     * Reads a list of kinds, or a single kind.
     *
     * @param mayBeAny whether the word 'any' is allowed; it stands for all kinds, and the result is then an empty list
     */
    private Optional<List<String>> kinds(YamlNode.Entry entry, boolean mayBeAny) {
        YamlNode node = entry.value();
        if (mayBeAny && node.text().equals(ANY)) {
            return Optional.of(List.of());
        }
        List<YamlNode> items = node instanceof YamlNode.Sequence list ? list.items() : List.of(node);
        if (items.isEmpty() || items.stream().anyMatch(item -> item.text().isEmpty())) {
            problems.add(
                    node.position(),
                    "The kinds of '%s' are %s. Use a list of kinds, as in '[I, L]'%s."
                            .formatted(
                                    entry.key(),
                                    items.isEmpty() ? "an empty list" : node.description(),
                                    mayBeAny ? ", or 'any'" : ""));
            return Optional.empty();
        }
        List<String> named = items.stream()
                .flatMap(item -> kind(item.text(), item.position()).stream())
                .toList();
        return named.size() < items.size() ? Optional.empty() : Optional.of(named);
    }

    /** Returns the name that the bag has for a kind, and reports a kind that is not in the bag. */
    private Optional<String> kind(String name, TextPosition position) {
        if (bag.isEmpty()) {
            return Optional.of(name);
        }
        int index = bag.get().indexOfKind(name);
        if (index >= 0) {
            return Optional.of(bag.get().kind(index).name());
        }
        List<String> names = names();
        String advice = Suggestion.nearest(name, names)
                .map(Quote::of)
                .orElseGet(() -> (names.size() > 1 ? "one of " : "")
                        + names.stream().limit(MOST_NAMED).collect(Collectors.joining(", "))
                        + (names.size() > MOST_NAMED ? ", ..." : ""));
        problems.add(position, "No piece is called %s. Use %s.".formatted(Quote.of(name), advice));
        return Optional.empty();
    }

    private List<String> names() {
        return bag.stream().flatMap(all -> all.kinds().stream()).map(Kind::name).toList();
    }

    private static Optional<YamlNode.Entry> entry(YamlNode.Mapping mapping, String key) {
        return mapping.entries().stream()
                .filter(entry -> entry.key().equals(key))
                .findFirst();
    }

    private void refuseOthers(String rule, YamlNode.Mapping mapping, List<String> known) {
        mapping.entries().stream()
                .filter(entry -> !known.contains(entry.key()))
                .forEach(entry -> problems.add(
                        entry.position(),
                        "The rule '%s' has no key %s. Use %s."
                                .formatted(
                                        rule,
                                        Quote.of(entry.key()),
                                        Suggestion.nearest(entry.key(), known)
                                                .map(Quote::of)
                                                .orElse("one of " + String.join(", ", known)))));
    }

    private <T> Optional<T> misformed(YamlNode.Entry entry, String wanted) {
        problems.add(
                entry.value().position(),
                "The value of the rule '%s' is %s, but should be %s. Write it as in '%s'."
                        .formatted(entry.key(), entry.value().description(), wanted, FORMS.get(entry.key())));
        return Optional.empty();
    }
}
