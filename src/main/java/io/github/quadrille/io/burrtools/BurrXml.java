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
import io.github.quadrille.io.text.WholeNumber;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads the XML of BurrTools as a tree of the elements that matter, and skips all other elements. It reads nothing
 * outside the given text. It refuses a text with a document type, because a document type can declare entities.
 */
final class BurrXml {
    /**
     * For the name of an element, this map has the names of the elements that are read inside it. All other elements
     * are skipped.
     */
    private static final Map<String, Set<String>> KNOWN = Map.of(
            "", Set.of("puzzle"),
            "puzzle", Set.of("gridType", "colors", "shapes", "problems", "comment"),
            "colors", Set.of("color"),
            "shapes", Set.of("voxel", "shape"),
            "shape", Set.of("group"),
            "problems", Set.of("problem"),
            "problem", Set.of("shapes", "result", "bitmap", "solutions"),
            "bitmap", Set.of("pair"),
            "solutions", Set.of("solution"));

    private static final Set<String> WITH_TEXT = Set.of("voxel", "comment");
    private static final StringBuilder NO_TEXT = new StringBuilder();
    /**
     * Elements can be nested at most this deep. In the files of BurrTools, solutions are nested deepest, but less deep
     * than this.
     */
    private static final int DEEPEST = 100;
    /** BurrTools has at most this many colours. */
    private static final int MOST_COLOURS = 99;

    private static final int MOST_PIECES = 65_535;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Problems problems;
    private final List<BurrShape> shapes = new ArrayList<>();
    private final List<BurrProblem> asked = new ArrayList<>();

    private BurrXml(Problems problems) {
        this.problems = problems;
    }

    /** Holds an element that matters, with the elements inside it. */
    private record Element(
            String name,
            TextPosition position,
            Map<String, String> attributes,
            List<Element> inside,
            StringBuilder text) {
        Optional<String> attribute(String key) {
            return Optional.ofNullable(attributes.get(key));
        }

        /** Returns whether an attribute has a value other than the default. */
        boolean differs(String key, String usual) {
            return !attributes.getOrDefault(key, usual).equals(usual);
        }

        List<Element> all(String child) {
            return inside.stream().filter(each -> each.name.equals(child)).toList();
        }

        /** Returns the elements named {@code grandchild} inside all elements named {@code child}. */
        List<Element> all(String child, String grandchild) {
            return all(child).stream()
                    .flatMap(each -> each.all(grandchild).stream())
                    .toList();
        }
    }

    /**
     * Reads a text.
     *
     * @throws UnusableInput with everything that is wrong with the text
     */
    static BurrFile read(Problems problems, byte[] bytes) throws UnusableInput {
        try {
            Optional<Element> puzzle = tree(text(bytes), problems);
            problems.throwIfAny();
            BurrFile file = new BurrXml(problems).file(puzzle.orElseThrow());
            problems.throwIfAny();
            return file;
        } catch (XMLStreamException e) {
            // The line and column in the parser's message are left out, because the refusal states them itself.
            String message = String.valueOf(e.getMessage());
            int words = message.indexOf("Message: ");
            String why = message.substring(words < 0 ? 0 : words + 9).strip().replaceAll("\\.$", "");
            throw problems.refusal(
                    position(e.getLocation()),
                    "This is not XML: %s. Check whether the file was cut off.".formatted(Quote.of(why)));
        }
    }

    /**
     * Decodes the bytes. Files of BurrTools do not declare their encoding. It is UTF-8, but older versions used the
     * encoding of the machine. So bytes that are not UTF-8 are read as Latin-1. The parser does not decode the bytes,
     * because it would print invalid letters to standard error.
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

    /** Returns the root element. If it is not {@code puzzle}, the result is empty, and a problem is reported. */
    private static Optional<Element> tree(String text, Problems problems) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(text));
        Element root = new Element("", TextPosition.NONE, Map.of(), new ArrayList<>(), NO_TEXT);
        Deque<Element> open = new ArrayDeque<>(List.of(root));
        int depth = 0;
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.DTD ->
                    throw new XMLStreamException(
                            "it has a document type, which no file of BurrTools has", xml.getLocation());
                case XMLStreamConstants.START_ELEMENT -> {
                    if (++depth > DEEPEST) {
                        throw new XMLStreamException("elements are nested %d deep".formatted(depth), xml.getLocation());
                    }
                    String name = xml.getLocalName();
                    // All elements inside a skipped element are skipped too.
                    if (open.size() == depth
                            && KNOWN.getOrDefault(open.peek().name(), Set.of()).contains(name)) {
                        Element element = element(xml);
                        open.peek().inside().add(element);
                        open.push(element);
                    } else if (depth == 1) {
                        problems.add(
                                position(xml.getLocation()),
                                "The first element is %s, not 'puzzle'. Check that BurrTools wrote this file."
                                        .formatted(Quote.of(name)));
                        return Optional.empty();
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    if (open.size() > depth) {
                        open.pop();
                    }
                    depth--;
                }
                case XMLStreamConstants.CHARACTERS -> {
                    if (WITH_TEXT.contains(open.peek().name())) {
                        open.peek().text().append(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
                    }
                }
                default -> {}
            }
        }
        return Optional.of(root.inside().get(0));
    }

    private static Element element(XMLStreamReader xml) {
        Map<String, String> attributes = new HashMap<>();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
        }
        String name = xml.getLocalName();
        // A file can have a million elements, so empty parts of an element must take no memory.
        return new Element(
                name,
                position(xml.getLocation()),
                Map.copyOf(attributes),
                KNOWN.containsKey(name) ? new ArrayList<>() : List.of(),
                WITH_TEXT.contains(name) ? new StringBuilder() : NO_TEXT);
    }

    private static TextPosition position(Location location) {
        return location == null
                ? TextPosition.NONE
                : new TextPosition(Math.max(0, location.getLineNumber()), Math.max(0, location.getColumnNumber()));
    }

    private BurrFile file(Element puzzle) {
        if (puzzle.differs("version", "2") && puzzle.differs("version", "1")) {
            problems.add(
                    puzzle.position(),
                    "The file is of version %s, but this program reads versions 1 and 2. Save it with BurrTools 0.6."
                            .formatted(Quote.of(puzzle.attribute("version").orElseThrow())));
        }
        int grid = 0;
        for (Element type : puzzle.all("gridType")) {
            grid = number(type, "type", 0, 99).orElse(0);
        }
        puzzle.all("shapes", "voxel").forEach(this::shape);
        int colours = puzzle.all("colors", "color").size();
        puzzle.all("problems", "problem").forEach(problem -> problem(problem, colours));
        boolean hasComment = puzzle.all("comment").stream()
                .anyMatch(comment -> !comment.text().toString().isBlank());
        return new BurrFile(grid, shapes, asked, hasComment);
    }

    private void shape(Element voxel) {
        OptionalInt x = side(voxel, "x");
        OptionalInt y = side(voxel, "y");
        OptionalInt z = side(voxel, "z");
        StringBuilder colours = new StringBuilder();
        StringBuilder states = new StringBuilder();
        String text = voxel.text().toString();
        int colour = 0;
        for (int i = 0; i < text.length(); i++) {
            char mark = text.charAt(i);
            boolean digit = mark >= '0' && mark <= '9';
            colour = digit ? Math.min(MOST_COLOURS + 1, colour * 10 + mark - '0') : 0;
            boolean last = i + 1 == text.length() || !Character.isDigit(text.charAt(i + 1));
            if (digit && last && states.length() > 0) {
                colours.setCharAt(states.length() - 1, (char) colour);
            } else if (mark == BurrShape.FILLED || mark == BurrShape.VARIABLE || mark == BurrShape.EMPTY) {
                states.append(mark);
                colours.append('\0');
            } else if (!digit && !Character.isWhitespace(mark)) {
                problems.add(
                        voxel.position(),
                        "Shape %d has the mark %s. Use '#' for a filled voxel, '+' for a variable one, '_' for none."
                                .formatted(shapes.size(), Quote.of(mark)));
                break;
            }
        }
        BurrShape shape = new BurrShape(
                voxel.position(),
                voxel.attribute("name").orElse(""),
                x.orElse(0),
                y.orElse(0),
                z.orElse(0),
                states.toString(),
                colours.toString(),
                voxel.differs("weight", "1"));
        if (problems.isEmpty() && (long) shape.x() * shape.y() * shape.z() != states.length()) {
            problems.add(
                    voxel.position(),
                    "Shape %d of %d x %d x %d has %,d marks. Check whether the file was cut off."
                            .formatted(shapes.size(), shape.x(), shape.y(), shape.z(), states.length()));
        }
        shapes.add(shape);
    }

    private OptionalInt side(Element voxel, String name) {
        if (voxel.attribute(name).isEmpty()) {
            problems.add(
                    voxel.position(),
                    "Shape %d has no '%s'. Check whether the file is damaged.".formatted(shapes.size(), name));
        }
        return number(voxel, name, 1, BoardSize.MAX_SIDE);
    }

    private void problem(Element problem, int colours) {
        List<Part> parts = new ArrayList<>();
        List<Element> pieces = problem.all("shapes", "shape");
        pieces.forEach(piece -> part(piece).ifPresent(parts::add));
        OptionalInt result = OptionalInt.empty();
        for (Element each : problem.all("result")) {
            result = number(each, "id", 0, Integer.MAX_VALUE);
        }
        asked.add(new BurrProblem(
                problem.position(),
                problem.attribute("name").orElse(""),
                result,
                parts,
                allowed(problem, colours),
                number(problem, "maxHoles", 0, Integer.MAX_VALUE),
                problem.all("solutions", "solution").size(),
                pieces.stream()
                        .anyMatch(piece ->
                                piece.differs("group", "0") || !piece.inside().isEmpty())));
    }

    /**
     * Returns the pairs of colours that are allowed on each other. Pairs count colours from 0, but voxels count colours
     * from 1. Pairs in files written by hand can also count from 1. This is assumed if some number is too large and
     * none is 0.
     */
    private Set<ColourPair> allowed(Element problem, int colours) {
        Set<ColourPair> pairs = new HashSet<>();
        for (Element pair : problem.all("bitmap", "pair")) {
            OptionalInt piece = number(pair, "piece", 0, MOST_COLOURS);
            OptionalInt onto = number(pair, "result", 0, MOST_COLOURS);
            if (piece.isPresent() && onto.isPresent()) {
                pairs.add(new ColourPair(piece.getAsInt(), onto.getAsInt()));
            }
        }
        boolean fromOne = colours > 0
                && pairs.stream().anyMatch(pair -> Math.max(pair.piece(), pair.result()) >= colours)
                && pairs.stream().noneMatch(pair -> Math.min(pair.piece(), pair.result()) == 0);
        return fromOne
                ? pairs
                : pairs.stream()
                        .map(pair -> new ColourPair(pair.piece() + 1, pair.result() + 1))
                        .collect(Collectors.toSet());
    }

    private Optional<Part> part(Element piece) {
        OptionalInt id = number(piece, "id", 0, Integer.MAX_VALUE);
        OptionalInt count = number(piece, "count", 0, MOST_PIECES);
        int min = count.orElse(number(piece, "min", 0, MOST_PIECES).orElse(1));
        int max = count.orElse(number(piece, "max", 0, MOST_PIECES).orElse(1));
        if (id.isEmpty()) {
            problems.add(piece.position(), "A piece has no shape. Check its 'id'.");
        } else if (min > max) {
            problems.add(
                    piece.position(),
                    "Shape %d is used at least %d times and at most %d times. Check whether these two numbers are swapped."
                            .formatted(id.getAsInt(), min, max));
        } else {
            return Optional.of(new Part(piece.position(), id.getAsInt(), new CountRange(min, max)));
        }
        return Optional.empty();
    }

    /**
     * Returns a number from an attribute. If the value is not a number between the two bounds, a problem is reported.
     * The result is empty then, and also when the attribute is missing.
     */
    private OptionalInt number(Element element, String name, int least, int most) {
        String value = element.attributes().getOrDefault(name, "");
        OptionalInt number = WholeNumber.of(value.strip(), most);
        if (number.isPresent() && number.getAsInt() >= least) {
            return number;
        }
        if (element.attribute(name).isPresent()) {
            problems.add(
                    element.position(),
                    "The value '%s' of '%s' is %s. Write a whole number from %,d to %,d."
                            .formatted(name, element.name(), Quote.of(value), least, most));
        }
        return OptionalInt.empty();
    }
}
