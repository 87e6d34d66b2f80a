package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.io.burrtools.BurrFile.BurrProblem;
import io.github.quadrille.io.burrtools.BurrFile.BurrProblem.ColourPair;
import io.github.quadrille.io.burrtools.BurrFile.BurrProblem.Part;
import io.github.quadrille.io.burrtools.BurrFile.BurrShape;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads the XML of BurrTools, element by element, and passes over what it does not know. Nothing outside of the text is
 * ever opened, and a text with a document type, in which entities could be declared, is refused.
 */
final class BurrXml {
    /** Shapes lie in lists in a puzzle, solutions somewhat deeper. */
    private static final int DEEPEST = 100;
    /** As BurrTools has it. */
    private static final int MOST_COLOURS = 99;

    private static final int MOST_PIECES = 65_535;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final XMLStreamReader xml;
    private final Problems problems;
    private final List<BurrShape> shapes = new ArrayList<>();
    private final List<BurrProblem> asked = new ArrayList<>();
    private int grid;
    private boolean hasComment;
    private int depth;

    private BurrXml(XMLStreamReader xml, Problems problems) {
        this.xml = xml;
        this.problems = problems;
    }

    /**
     * Reads a text.
     *
     * @throws UnusableInput with everything that is wrong with it
     */
    static BurrFile read(String source, byte[] bytes) throws UnusableInput {
        Problems problems = new Problems(source);
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        try {
            BurrXml reader = new BurrXml(factory.createXMLStreamReader(new StringReader(text(bytes))), problems);
            reader.document();
            problems.throwIfAny();
            return new BurrFile(reader.grid, reader.shapes, reader.asked, reader.hasComment);
        } catch (XMLStreamException e) {
            TextPosition position = e.getLocation() == null
                    ? TextPosition.NONE
                    : new TextPosition(
                            Math.max(0, e.getLocation().getLineNumber()),
                            Math.max(0, e.getLocation().getColumnNumber()));
            problems.add(position, "This is no XML: %s. Maybe the file was cut off.".formatted(words(e)));
            throw problems.unusableInput();
        }
    }

    /**
     * BurrTools does not say how it writes letters: as UTF-8, and before that as the machine does. The parser is not asked,
     * since it prints what it does not like to standard error.
     */
    private static String text(byte... bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    /** What the parser says, without its own line and column. */
    private static String words(XMLStreamException e) {
        String message = String.valueOf(e.getMessage());
        return Quote.of(message.substring(message.lastIndexOf("Message: ") < 0 ? 0 : message.indexOf("Message: ") + 9)
                .strip()
                .replaceAll("\\.$", ""));
    }

    private void document() throws XMLStreamException {
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamConstants.DTD) {
                throw new XMLStreamException("it has a document type, as no file of BurrTools has", xml.getLocation());
            }
            if (event == XMLStreamConstants.START_ELEMENT) {
                depth++;
                if (!xml.getLocalName().equals("puzzle")) {
                    problems.add(
                            position(),
                            "The first element is %s, not 'puzzle'. Maybe this is no file of BurrTools."
                                    .formatted(Quote.of(xml.getLocalName())));
                    return;
                }
                version();
                children(this::partOfPuzzle);
            }
        }
    }

    private void version() {
        Optional<String> version = attribute("version");
        if (version.isPresent() && !version.get().equals("2") && !version.get().equals("1")) {
            problems.add(
                    position(),
                    "The file is of version %s, but this program reads versions 1 and 2. Maybe save it with BurrTools 0.6."
                            .formatted(Quote.of(version.get())));
        }
    }

    private void partOfPuzzle(String name) throws XMLStreamException {
        switch (name) {
            case "gridType" -> {
                grid = number("type", 0, 99).orElse(0);
                children(this::skip);
            }
            case "shapes" ->
                children(child -> {
                    if (child.equals("voxel")) {
                        shape();
                    } else {
                        skip(child);
                    }
                });
            case "problems" ->
                children(child -> {
                    if (child.equals("problem")) {
                        problem();
                    } else {
                        skip(child);
                    }
                });
            case "comment" -> hasComment = !text().isBlank();
            default -> skip(name);
        }
    }

    private void shape() throws XMLStreamException {
        TextPosition start = position();
        OptionalInt x = side("x");
        OptionalInt y = side("y");
        OptionalInt z = side("z");
        String name = attribute("name").orElse("");
        boolean weight = attribute("weight").filter(value -> !value.equals("1")).isPresent();
        Set<Integer> colours = new HashSet<>();
        StringBuilder states = new StringBuilder();
        String text = text();
        int colour = 0;
        for (int i = 0; i < text.length(); i++) {
            char mark = text.charAt(i);
            boolean digit = mark >= '0' && mark <= '9';
            colour = digit ? Math.min(MOST_COLOURS + 1, colour * 10 + mark - '0') : 0;
            boolean last = i + 1 == text.length() || !Character.isDigit(text.charAt(i + 1));
            if (digit && last && colour > 0) {
                colours.add(colour);
            } else if (mark == BurrShape.FILLED || mark == BurrShape.VARIABLE || mark == BurrShape.EMPTY) {
                states.append(mark);
            } else if (!digit && !Character.isWhitespace(mark)) {
                problems.add(
                        start,
                        "Shape %d has the mark %s. Maybe '#' for a filled voxel, '+' for a variable one, '_' for none."
                                .formatted(shapes.size(), Quote.of(String.valueOf(mark))));
                break;
            }
        }
        if (x.isPresent() && y.isPresent() && z.isPresent()) {
            long voxels = (long) x.getAsInt() * y.getAsInt() * z.getAsInt();
            if (voxels != states.length() && problems.isEmpty()) {
                problems.add(
                        start,
                        "Shape %d of %d x %d x %d has %,d marks. Maybe the file was cut off."
                                .formatted(shapes.size(), x.getAsInt(), y.getAsInt(), z.getAsInt(), states.length()));
            }
        }
        shapes.add(
                new BurrShape(start, name, x.orElse(0), y.orElse(0), z.orElse(0), states.toString(), colours, weight));
    }

    private OptionalInt side(String name) {
        OptionalInt side = number(name, 1, BoardSize.MAX_SIDE);
        if (attribute(name).isEmpty()) {
            problems.add(position(), "Shape %d has no '%s'. Maybe the file is damaged.".formatted(shapes.size(), name));
        }
        return side;
    }

    private void problem() throws XMLStreamException {
        TextPosition start = position();
        String name = attribute("name").orElse("");
        OptionalInt maxHoles = number("maxHoles", 0, Integer.MAX_VALUE);
        ProblemParts parts = new ProblemParts();
        children(child -> {
            switch (child) {
                case "shapes" ->
                    children(each -> {
                        if (each.equals("shape")) {
                            parts.piece();
                        } else {
                            skip(each);
                        }
                    });
                case "result" -> {
                    parts.result = number("id", 0, Integer.MAX_VALUE);
                    children(this::skip);
                }
                case "bitmap" -> children(each -> parts.pair());
                case "solutions" ->
                    children(each -> {
                        parts.solutions++;
                        skip(each);
                    });
                default -> skip(child);
            }
        });
        asked.add(new BurrProblem(
                start, name, parts.result, parts.pieces, parts.allowed, maxHoles, parts.solutions, parts.hasGroups));
    }

    /** What a problem has, while it is read. */
    private final class ProblemParts {
        private final List<Part> pieces = new ArrayList<>();
        private final Set<ColourPair> allowed = new HashSet<>();
        private OptionalInt result = OptionalInt.empty();
        private int solutions;
        private boolean hasGroups;

        private void piece() throws XMLStreamException {
            TextPosition start = position();
            OptionalInt id = number("id", 0, Integer.MAX_VALUE);
            OptionalInt count = number("count", 0, MOST_PIECES);
            int min = count.orElse(number("min", 0, MOST_PIECES).orElse(1));
            int max = count.orElse(number("max", 0, MOST_PIECES).orElse(1));
            hasGroups |= attribute("group").filter(group -> !group.equals("0")).isPresent();
            children(child -> {
                hasGroups |= child.equals("group");
                skip(child);
            });
            if (id.isEmpty()) {
                problems.add(start, "A piece has no shape. Maybe its 'id' is missing.");
            } else if (min > max) {
                problems.add(
                        start,
                        "Of shape %d there are at least %d and at most %d. Maybe the other way round."
                                .formatted(id.getAsInt(), min, max));
            } else {
                pieces.add(new Part(start, id.getAsInt(), new CountRange(min, max)));
            }
        }

        private void pair() throws XMLStreamException {
            OptionalInt piece = number("piece", 0, MOST_COLOURS);
            OptionalInt onto = number("result", 0, MOST_COLOURS);
            if (piece.isPresent() && onto.isPresent()) {
                // The file counts them from 0, the voxels from 1.
                allowed.add(new ColourPair(piece.getAsInt() + 1, onto.getAsInt() + 1));
            }
            children(BurrXml.this::skip);
        }
    }

    /** What is done with an element; it ends where the element does. */
    @FunctionalInterface
    private interface Child {
        void read(String name) throws XMLStreamException;
    }

    /** Reads the elements inside of the one that has begun, up to its end. */
    private void children(Child child) throws XMLStreamException {
        while (true) {
            int event = next();
            if (event == XMLStreamConstants.END_ELEMENT) {
                return;
            }
            if (event == XMLStreamConstants.START_ELEMENT) {
                child.read(xml.getLocalName());
            }
        }
    }

    /** Passes over the element that has begun, and all in it. */
    private void skip(String name) throws XMLStreamException {
        int inside = depth;
        while (depth >= inside) {
            next();
        }
    }

    /** The characters of the element that has begun, without those of elements in it. */
    private String text() throws XMLStreamException {
        StringBuilder text = new StringBuilder();
        int inside = depth;
        while (depth >= inside) {
            if (next() == XMLStreamConstants.CHARACTERS) {
                text.append(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
            }
        }
        return text.toString();
    }

    private int next() throws XMLStreamException {
        int event = xml.next();
        depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
        if (depth > DEEPEST) {
            throw new XMLStreamException("elements are in each other %d deep".formatted(depth), xml.getLocation());
        }
        return event;
    }

    private Optional<String> attribute(String name) {
        return Optional.ofNullable(xml.getAttributeValue(null, name));
    }

    /** A number from an attribute; a problem when there is something else, nothing when there is none. */
    private OptionalInt number(String name, int least, int most) {
        Optional<String> value = attribute(name);
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        try {
            int number = Integer.parseInt(value.get().strip());
            if (number >= least && number <= most) {
                return OptionalInt.of(number);
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        problems.add(
                position(),
                "'%s' of '%s' is %s. Maybe a whole number from %,d to %,d."
                        .formatted(name, xml.getLocalName(), Quote.of(value.get()), least, most));
        return OptionalInt.empty();
    }

    private TextPosition position() {
        return new TextPosition(
                Math.max(0, xml.getLocation().getLineNumber()),
                Math.max(0, xml.getLocation().getColumnNumber()));
    }
}
