package io.github.quadrille.io.text;

import io.github.quadrille.io.input.UnusableInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Reads a YAML text with one document as a tree with positions. The tree is built from parse events. The library's own
 * composer is not used because it does not limit nesting. Anchors, aliases and tags are refused, because puzzles do not
 * need them, and a small file with aliases can become huge.
 */
public final class YamlTree {
    /**
     * A text has at most this many levels of nesting. A puzzle needs fewer than ten levels, and every level takes some
     * of the stack.
     */
    private static final int MAX_DEPTH = 20;
    /**
     * A text has at most this many nodes. A board of 5000 rows and 200 shapes of 1000 rows, all written as lists of
     * rows, have about 205,000 nodes. More nodes would only fill memory.
     */
    private static final int MAX_NODES = 500_000;

    /** This pattern matches a line below which a picture begins. */
    private static final Pattern BAR = Pattern.compile(".*: *[|>][-+0-9]*\\s*(#.*)?");

    private final Problems problems;
    private final SourceLines lines;
    private final Iterator<Event> events;
    private int nodes;

    private YamlTree(String source, String text) {
        this.problems = new Problems(source);
        this.lines = new SourceLines(text);
        LoadSettings settings = LoadSettings.builder()
                .setUseMarks(true)
                .setCodePointLimit(InputFile.MAX_BYTES)
                // The buffer holds the whole text. With a smaller buffer, the library needs quadratic time for words
                // that are longer than the buffer. It also fails if the buffer ends within a surrogate pair.
                .setBufferSize(text.length() + 2)
                .build();
        this.events = new ParserImpl(settings, new StreamReader(settings, text));
    }

    public static YamlNode parse(String source, String text) throws UnusableInput {
        String plain = PlainText.checked(new Problems(source), text);
        // JSON allows tabs as indentation, but YAML does not. Strings in JSON contain no tabs, so all tabs can be
        // replaced.
        YamlTree tree = new YamlTree(source, plain.stripLeading().startsWith("{") ? plain.replace('\t', ' ') : plain);
        Optional<YamlNode> root = Optional.empty();
        try {
            root = tree.document();
        } catch (YamlEngineException e) {
            tree.report(e);
        }
        tree.problems.throwIfAny();
        return root.orElseThrow();
    }

    private Optional<YamlNode> document() {
        events.next();
        Event first = events.next();
        if (first.getEventId() == Event.ID.StreamEnd) {
            problems.add("The text is empty. Check that this is the right file.");
            return Optional.empty();
        }
        Optional<YamlNode> root = Optional.of(node(events.next(), 1));
        events.next();
        Event next = events.next();
        if (next.getEventId() != Event.ID.StreamEnd) {
            problems.add(position(next), "A second document begins here. Put it into a separate file.");
        }
        return root;
    }

    private YamlNode node(Event event, int depth) {
        TextPosition position = position(event);
        if (depth > MAX_DEPTH || ++nodes > MAX_NODES) {
            String seen = depth > MAX_DEPTH ? MAX_DEPTH + " levels" : MAX_NODES + " values";
            throw new TooLarge(position, "The text has more than " + seen + ". Check that it is a puzzle.");
        }
        refuseExtras((NodeEvent) event, position);
        return switch (event.getEventId()) {
            case SequenceStart -> sequence(position, depth);
            case MappingStart -> mapping(position, depth);
            case Scalar -> scalar((ScalarEvent) event, position);
            default -> new YamlNode.Scalar(position, "", YamlNode.Style.PLAIN, lines);
        };
    }

    private YamlNode.Sequence sequence(TextPosition position, int depth) {
        List<YamlNode> items = new ArrayList<>();
        for (Event event = events.next(); event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
            items.add(node(event, depth + 1));
        }
        return new YamlNode.Sequence(position, items);
    }

    private YamlNode.Mapping mapping(TextPosition position, int depth) {
        List<YamlNode.Entry> entries = new ArrayList<>();
        Map<String, TextPosition> seen = new HashMap<>();
        for (Event event = events.next(); event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            YamlNode key = node(event, depth + 1);
            YamlNode value = node(events.next(), depth + 1);
            if (!(key instanceof YamlNode.Scalar word)) {
                problems.add(key.position(), "A key is a word, not " + key.description() + ". Put it in quotes.");
                continue;
            }
            TextPosition before = seen.putIfAbsent(word.value(), word.position());
            if (before == null) {
                entries.add(new YamlNode.Entry(word.value(), word.position(), value));
            } else {
                String message = "The key %s is already %s. Delete one of them.";
                problems.add(
                        word.position(), message.formatted(Quote.of(word.value()), before.seenFrom(word.position())));
            }
        }
        return new YamlNode.Mapping(position, entries);
    }

    private YamlNode.Scalar scalar(ScalarEvent event, TextPosition position) {
        int endLine = event.getEndMark().map(Mark::getLine).orElse(0) + 1;
        YamlNode.Style style;
        if (event.isLiteral()) {
            style = YamlNode.Style.LITERAL;
        } else if (event.isFolded() || endLine > position.line()) {
            style = YamlNode.Style.FOLDED;
        } else {
            style = event.isPlain() ? YamlNode.Style.PLAIN : YamlNode.Style.QUOTED;
        }
        return new YamlNode.Scalar(position, event.getValue(), style, lines);
    }

    private void refuseExtras(NodeEvent event, TextPosition position) {
        boolean tagged = (event instanceof ScalarEvent scalar && scalar.getTag().isPresent())
                || (event instanceof CollectionStartEvent start
                        && start.getTag().isPresent());
        if (event instanceof AliasEvent) {
            problems.add(position, "A puzzle has no aliases such as '*name'. Write the value out, or quote it.");
        } else if (event.getAnchor().isPresent()) {
            problems.add(position, "A puzzle has no anchors such as '&name'. Delete it, or quote the value.");
        } else if (tagged) {
            problems.add(position, "A puzzle has no tags such as '!name'. Delete it, or quote the value.");
        }
    }

    private static TextPosition position(Event event) {
        return event.getStartMark().map(YamlTree::position).orElse(TextPosition.NONE);
    }

    /** Reports an error in one line. The library describes the error in several lines. */
    private void report(YamlEngineException e) {
        if (e instanceof TooLarge limit) {
            problems.add(limit.position, limit.getMessage());
            return;
        }
        TextPosition position = TextPosition.NONE;
        String what = e.getMessage();
        if (e instanceof MarkedYamlEngineException marked) {
            position = marked.getProblemMark().map(YamlTree::position).orElse(TextPosition.NONE);
            what = marked.getProblem();
        }
        if (followsDeeperRows(position.line())) {
            problems.add(
                    position,
                    "This is not YAML: this row begins further left than the first row of its picture. The blanks of"
                            + " that first row are the indentation of all rows in YAML. Write '.' for each blank at"
                            + " the start of the first row.");
            return;
        }
        String line = lines.line(position.line()).strip();
        problems.add(
                position,
                "This is not YAML: %s%s. Check the indentation, quotes and brackets."
                        .formatted(Rewording.YAML.of(what), line.isEmpty() ? "" : ", in the line " + Quote.of(line)));
    }

    /**
     * Returns whether this line stands directly below rows of a picture that are all indented more than this line. The
     * picture begins below a bar.
     */
    private boolean followsDeeperRows(int number) {
        int indentation = Indentation.of(lines.line(number));
        int above = number - 1;
        while (above > 0 && Indentation.of(lines.line(above)) > indentation) {
            above--;
        }
        return above < number - 1 && BAR.matcher(lines.line(above)).matches();
    }

    private static TextPosition position(Mark mark) {
        return new TextPosition(mark.getLine() + 1, mark.getColumn() + 1);
    }

    /** Ends the reading of a text before it takes too much memory or stack. */
    private static final class TooLarge extends YamlEngineException {
        private static final long serialVersionUID = 1;

        private final transient TextPosition position;

        TooLarge(TextPosition position, String message) {
            super(message);
            this.position = position;
        }
    }
}
