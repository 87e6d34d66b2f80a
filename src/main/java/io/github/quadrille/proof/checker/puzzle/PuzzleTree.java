package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
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
 * Parses YAML text into a tree. It refuses deep nesting, and anchors, aliases and tags, because a small file with
 * aliases could stand for a very large tree.
 */
final class PuzzleTree {
    private static final int DEEPEST = 12;
    private static final int MOST_NODES = 300_000;

    private final Iterator<Event> events;
    private int nodes;

    private PuzzleTree(String text) {
        LoadSettings settings = LoadSettings.builder()
                .setUseMarks(true)
                .setCodePointLimit(text.length() + 1)
                .setBufferSize(text.length() + 2)
                .build();
        events = new ParserImpl(settings, new StreamReader(settings, text));
    }

    /** Parses the text of a puzzle, which must have exactly one document, and returns its keys with their values. */
    static Map<String, PuzzleNode> parse(String text) throws UnreadablePuzzle {
        return value(text.startsWith("{") ? text.replace('\t', ' ') : SlantedBlocks.indented(text))
                .entries("A puzzle");
    }

    /** Parses YAML text that has exactly one document, and returns its root node. */
    static PuzzleNode value(String text) throws UnreadablePuzzle {
        try {
            return new PuzzleTree(text).document();
        } catch (MarkedYamlEngineException e) {
            throw new UnreadablePuzzle(
                    e.getProblemMark().map(PuzzleTree::line).orElse(0), "This is not YAML: " + e.getProblem() + ".");
        } catch (YamlEngineException e) {
            throw new UnreadablePuzzle(0, "This is not YAML: " + e.getMessage().replaceAll("\\s+", " ") + ".");
        }
    }

    private PuzzleNode document() throws UnreadablePuzzle {
        expect(Event.ID.StreamStart);
        expect(Event.ID.DocumentStart);
        PuzzleNode root = node(events.next(), 1);
        expect(Event.ID.DocumentEnd);
        expect(Event.ID.StreamEnd);
        return root;
    }

    private void expect(Event.ID kind) throws UnreadablePuzzle {
        Event event = events.next();
        UnreadablePuzzle.when(event.getEventId() != kind, line(event), "The file should have one document.");
    }

    private PuzzleNode node(Event event, int depth) throws UnreadablePuzzle {
        int line = line(event);
        boolean tagged = event instanceof CollectionStartEvent start
                ? start.getTag().isPresent()
                : event instanceof ScalarEvent scalar && scalar.getTag().isPresent();
        if (tagged || (event instanceof NodeEvent named && named.getAnchor().isPresent())) {
            throw new UnreadablePuzzle(line, "A puzzle file must not have anchors, aliases or tags.");
        }
        UnreadablePuzzle.when(
                depth > DEEPEST || ++nodes > MOST_NODES, line, "This file has more keys and values than any puzzle.");
        return switch (event.getEventId()) {
            case Scalar -> words((ScalarEvent) event, line);
            case SequenceStart -> new PuzzleNode.Items(line, items(depth));
            case MappingStart -> new PuzzleNode.Entries(line, entries(depth));
            default -> throw new UnreadablePuzzle(line, "A value is missing here.");
        };
    }

    private static PuzzleNode.Words words(ScalarEvent event, int line) {
        int last = event.getEndMark().map(PuzzleTree::line).orElse(line);
        return new PuzzleNode.Words(line, event.getValue(), event.isFolded() || (!event.isLiteral() && last > line));
    }

    private List<PuzzleNode> items(int depth) throws UnreadablePuzzle {
        List<PuzzleNode> items = new ArrayList<>();
        for (Event event = events.next(); event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
            items.add(node(event, depth + 1));
        }
        return items;
    }

    private Map<String, PuzzleNode> entries(int depth) throws UnreadablePuzzle {
        Map<String, PuzzleNode> entries = new LinkedHashMap<>();
        for (Event event = events.next(); event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            String key = node(event, depth + 1).word("A key");
            UnreadablePuzzle.when(
                    entries.put(key, node(events.next(), depth + 1)) != null,
                    line(event),
                    "The key %s is given twice.",
                    UnreadablePuzzle.quote(key));
        }
        return entries;
    }

    private static int line(Event event) {
        return event.getStartMark().map(PuzzleTree::line).orElse(0);
    }

    private static int line(Mark mark) {
        return mark.getLine() + 1;
    }

    /**
     * Adds the missing indentation to YAML blocks whose first row is indented more than a later row. Pictures of
     * hexagons and triangles that lean to the left look like this. YAML would take the blanks of the first row as the
     * indentation of all rows. So the smallest indentation of a row, counted from the indentation of the key, is
     * written after the bar, as in {@code |2}.
     */
    private static final class SlantedBlocks {
        private static final Pattern BAR = Pattern.compile(" *[^ #][^#]*: *\\| *(#.*)?");
        private static final int MOST = 9;

        private SlantedBlocks() {}

        static String indented(String text) {
            String[] lines = text.split("\n", -1);
            for (int i = 0; i + 1 < lines.length; i++) {
                if (BAR.matcher(lines[i].stripTrailing()).matches()) {
                    int key = blanks(lines[i]);
                    int least = Integer.MAX_VALUE;
                    for (int row = i + 1; row < lines.length; row++) {
                        if (!lines[row].isBlank() && blanks(lines[row]) <= key) {
                            break;
                        }
                        least = lines[row].isBlank() ? least : Math.min(least, blanks(lines[row]));
                    }
                    if (least < blanks(lines[i + 1]) && least - key <= MOST) {
                        int bar = lines[i].indexOf('|') + 1;
                        lines[i] = lines[i].substring(0, bar) + (least - key) + lines[i].substring(bar);
                    }
                }
            }
            return String.join("\n", lines);
        }

        private static int blanks(String line) {
            return line.length() - line.stripLeading().length();
        }
    }
}
