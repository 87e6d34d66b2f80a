package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts all packings of the twelve pentominoes, each used once, as a good programmer would first do it in Java. It is
 * a yardstick in addition to dancing links in C, and it uses no code of this project.
 *
 * <pre>
 * java -cp target/test-classes io.github.quadrille.bench.BitboardFill 6 10 [--list] [--first] [--anchor X]
 * java -cp target/test-classes io.github.quadrille.bench.BitboardFill FILE [--list] [--first] [--anchor X]
 * </pre>
 *
 * FILE is a picture of at most 64 cells. In it, {@code .} is a cell to cover, and any other character is a hole. The
 * program prints {@code packings N}. With {@code --list} it first prints every packing as rows of letters.
 *
 * <p>The cells are bits of a long, numbered along the short side. The search finds the first empty cell, and tries each
 * placement of an unused piece that has this cell as its first. One piece is the anchor, by default {@code X}. The
 * search uses only one of the anchor's placements in each orbit under the board's symmetries. It counts each packing
 * found once for every placement of the orbit. It does not look for regions that no pieces can fill. With {@code
 * --first} it lays the anchor before all other pieces, which needs an eighth of the nodes in 6x10.
 */
final class BitboardFill {
    /** Each text is the letter of a piece, followed by the rows of its shape. */
    private static final String[] SHAPES = {
        "F .XX XX. .X.", "I XXXXX", "L XXXX X...", "N XXX. ..XX", "P XXX XX.", "T XXX .X. .X.",
        "U X.X XXX", "V X.. X.. XXX", "W X.. XX. .XX", "X .X. XXX .X.", "Y XXXX .X..", "Z XX. .X. .XX"
    };

    private final int height;
    private final int width;
    private final long holes;
    private final List<int[]> symmetries;
    private final boolean isListed;
    private final int anchor;
    /** The entry {@code [cell][piece]} lists those placements of the piece whose first cell is this cell. */
    private final long[][][] masks = new long[64][SHAPES.length][];

    /**
     * Each key is a placement of the anchor, one for each orbit. The value lists, for each placement of the orbit, a
     * symmetry that maps the key to that placement.
     */
    private final Map<Long, List<int[]>> orbits = new HashMap<>();

    private final long[] laid = new long[SHAPES.length];
    private final StringBuilder out = new StringBuilder();

    private BitboardFill(List<String> rows, int anchor, boolean isListed) {
        this.anchor = anchor;
        height = rows.size();
        width = rows.get(0).length();
        this.isListed = isListed;
        long cells = 0;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                cells |= rows.get(row).charAt(column) == '.' ? 1L << bit(row, column) : 0;
            }
        }
        holes = ~cells;
        symmetries = symmetries();
        for (int piece = 0; piece < SHAPES.length; piece++) {
            long[] all = placements(SHAPES[piece].substring(2).split(" ", -1));
            all = piece == anchor ? representatives(all) : all;
            for (int cell = 0; cell < 64; cell++) {
                int first = cell;
                masks[cell][piece] = Arrays.stream(all)
                        .filter(mask -> Long.numberOfTrailingZeros(mask) == first)
                        .toArray();
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(arguments));
        boolean isListed = words.remove("--list");
        boolean isFirst = words.remove("--first");
        int option = words.indexOf("--anchor");
        String anchor = option < 0 ? "X" : words.get(option + 1);
        List<String> rows = words.get(0).matches("\\d+")
                ? List.of((".".repeat(Integer.parseInt(words.get(1))) + "\n")
                        .repeat(Integer.parseInt(words.get(0)))
                        .split("\n"))
                : Files.readAllLines(Path.of(words.get(0)));
        if (rows.size() * rows.get(0).length() > 64) {
            throw new IllegalArgumentException("More than 64 cells.");
        }
        BitboardFill board = new BitboardFill(rows, "FILNPTUVWXYZ".indexOf(anchor), isListed);
        long packings = isFirst ? board.anchored() : board.fill(board.holes, (1 << SHAPES.length) - 1);
        System.out.print(board.out);
        System.out.println("packings " + packings);
    }

    private int bit(int row, int column) {
        return width <= height ? row * width + column : column * height + row;
    }

    /** Returns all placements of a piece, in all its orientations. */
    private long[] placements(String[] shape) {
        Set<Long> all = new LinkedHashSet<>();
        String[] turned = shape;
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            turned = symmetry == 4 ? flipped(turned) : turned(turned);
            for (int row = 0; row + turned.length <= height; row++) {
                for (int column = 0; column + turned[0].length() <= width; column++) {
                    long mask = 0;
                    for (int i = 0; i < turned.length; i++) {
                        for (int j = 0; j < turned[0].length(); j++) {
                            mask |= turned[i].charAt(j) == 'X' ? 1L << bit(row + i, column + j) : 0;
                        }
                    }
                    if ((mask & holes) == 0) {
                        all.add(mask);
                    }
                }
            }
        }
        return all.stream().mapToLong(mask -> mask).toArray();
    }

    private static String[] turned(String[] shape) {
        String[] turned = new String[shape[0].length()];
        for (int i = 0; i < turned.length; i++) {
            StringBuilder row = new StringBuilder();
            for (int j = shape.length - 1; j >= 0; j--) {
                row.append(shape[j].charAt(i));
            }
            turned[i] = row.toString();
        }
        return turned;
    }

    private static String[] flipped(String[] shape) {
        return Arrays.stream(shape)
                .map(row -> new StringBuilder(row).reverse().toString())
                .toArray(String[]::new);
    }

    /** Returns the symmetries of the board. Each is an array that maps a cell to its image. */
    private List<int[]> symmetries() {
        List<int[]> symmetries = new ArrayList<>();
        for (int symmetry = 0; symmetry < (height == width ? 8 : 4); symmetry++) {
            int[] image = new int[64];
            for (int row = 0; row < height; row++) {
                for (int column = 0; column < width; column++) {
                    int r = (symmetry & 1) == 0 ? row : height - 1 - row;
                    int c = (symmetry & 2) == 0 ? column : width - 1 - column;
                    image[bit(row, column)] = (symmetry & 4) == 0 ? bit(r, c) : bit(c, r);
                }
            }
            if (image(~holes, image) == ~holes) {
                symmetries.add(image);
            }
        }
        return symmetries;
    }

    private static long image(long mask, int[] symmetry) {
        return BitSet.valueOf(new long[] {mask}).stream()
                .mapToLong(cell -> 1L << symmetry[cell])
                .reduce(0, (a, b) -> a | b);
    }

    /**
     * Returns one placement of the anchor for each orbit. For every placement of an orbit, also records a symmetry that
     * maps the returned placement to it.
     */
    private long[] representatives(long[] placements) {
        return Arrays.stream(placements)
                .filter(mask -> {
                    Map<Long, int[]> orbit = new HashMap<>();
                    symmetries.forEach(symmetry -> orbit.putIfAbsent(image(mask, symmetry), symmetry));
                    boolean isNew = orbit.keySet().stream().noneMatch(orbits::containsKey);
                    if (isNew) {
                        orbits.put(mask, List.copyOf(orbit.values()));
                    }
                    return isNew;
                })
                .toArray();
    }

    /** Counts the packings by laying the anchor before all other pieces. */
    private long anchored() {
        long packings = 0;
        for (long mask : orbits.keySet()) {
            packings += lay(anchor, mask, holes, (1 << SHAPES.length) - 1);
        }
        return packings;
    }

    private long lay(int piece, long mask, long filled, int unused) {
        laid[piece] = mask;
        long packings = fill(filled | mask, unused & ~(1 << piece));
        return piece == anchor ? packings * orbits.get(mask).size() : packings;
    }

    private long fill(long filled, int unused) {
        if (filled == -1L) {
            if (isListed) {
                orbits.get(laid[anchor]).forEach(this::list);
            }
            return 1;
        }
        long packings = 0;
        long[][] fitting = masks[Long.numberOfTrailingZeros(~filled)];
        for (int pieces = unused; pieces != 0; pieces &= pieces - 1) {
            int piece = Integer.numberOfTrailingZeros(pieces);
            for (long mask : fitting[piece]) {
                if ((filled & mask) == 0) {
                    packings += lay(piece, mask, filled, unused);
                }
            }
        }
        return packings;
    }

    /**
     * Writes the current packing to the output, as a symmetry of the board maps it.
     *
     * @param image for each cell, the number of the cell to which the symmetry maps it
     */
    private void list(int[] image) {
        char[] letters = new char[64];
        Arrays.fill(letters, ' ');
        for (int piece = 0; piece < laid.length; piece++) {
            for (long rest = laid[piece]; rest != 0; rest &= rest - 1) {
                letters[image[Long.numberOfTrailingZeros(rest)]] = SHAPES[piece].charAt(0);
            }
        }
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                out.append(letters[bit(row, column)]);
            }
            out.append('\n');
        }
        out.append('\n');
    }
}
