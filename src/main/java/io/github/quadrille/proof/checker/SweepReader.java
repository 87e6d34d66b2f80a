package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads a count certificate, which shows by a sweep over the rows of a model how many solutions the model has.
 *
 * <pre>
 * exact cover count version 1
 * * of the model: 1 a 1 c = 1 ; 1 b 1 c &lt;= 1 ;
 * f 3                it has 3 constraints (an equation is two), numbered from 1
 * order 1 3          the rows that are swept; a row with "at least one" is never left open, one with "at most one" may be
 * layer 0            before the first row of the order:
 * 0 1                the boundary 0, no row ahead is covered, is reached in 1 way
 * layer 1            before the second row:
 * 0 1                the boundaries in ascending order, in hexadecimal digits;
 * 1 1                the lowest bit is the next row, and 1 says that it is covered
 * layer 2            behind the last row
 * 0 3
 * count 3            the model has 3 solutions
 * end
 * </pre>
 *
 * <p>Further sweeps may follow before the end. Each counts the solutions that one symmetry of the model leaves
 * unchanged. The number of classes follows from these counts:
 *
 * <pre>
 * symmetry x1 x3 x3 x1   takes x1 to x3 and x3 to x1, all other variables to themselves
 * order 1 3              only one of the rows that it takes to each other
 * layer 0                and so on
 * count 1                the symmetry leaves this many solutions unchanged
 * classes 2              with the one that moves nothing, the symmetries are a group, and the average of their counts is 2 (Burnside's lemma)
 * end
 * </pre>
 *
 * <p>A layer need not list a boundary from which the end cannot be reached; {@link Sweep} explains why that is sound.
 */
final class SweepReader {
    /** A file that begins with this word is a count certificate. */
    static final String FIRST_WORD = "exact";

    /** A number of ways has at most this many digits, which is enough for every board that can be swept. */
    private static final int MOST_DIGITS = 20_000;

    private final ModelReader model;
    private final SweepMemory memory;
    private int last;
    private final Consumer<List<ModelSymmetry>> known;
    private long boundaries;

    /**
     * Creates a reader with the default limit on memory.
     *
     * @param model the model that the certificate is about
     * @param known the receiver of the symmetries by which classes are counted, including the identity
     */
    SweepReader(ModelReader model, Consumer<List<ModelSymmetry>> known) {
        this(model, SweepMemory.ofLayers(), known);
    }

    /**
     * Creates a reader with a limit on memory.
     *
     * @param model the model that the certificate is about
     * @param memory the account of the memory of layers
     * @param known the receiver of the symmetries by which classes are counted, including the identity
     */
    SweepReader(ModelReader model, SweepMemory memory, Consumer<List<ModelSymmetry>> known) {
        this.model = model;
        this.memory = memory;
        this.known = known;
    }

    /** Reads the whole certificate, and returns its conclusion if it is correct and complete. */
    CheckResult.Accepted read(TextLines lines) throws IOException, Refusal {
        Tokens tokens = line(lines, "'exact cover count version 1'");
        for (String word : new String[] {"exact", "cover", "count", "version", "1"}) {
            tokens.expect(word);
        }
        tokens.expectEnd();
        formula(line(lines, "'f' and the number of constraints"));
        SweepBounds bounds = new SweepBounds(model.constraints());
        ModelSymmetry none = ModelSymmetry.identity(model.variables().size());
        BigInteger count = sweep(lines, bounds, none);
        BigInteger leftAlone = count;
        List<ModelSymmetry> symmetries = new ArrayList<>(List.of(none));
        tokens = line(lines, "'end', 'symmetry' or 'classes'");
        model.variables().allowNew(false);
        while (tokens.skip("symmetry")) {
            ModelSymmetry symmetry = ModelSymmetry.read(tokens, model.variables(), bounds);
            symmetries.add(symmetry);
            leftAlone = leftAlone.add(sweep(lines, bounds, symmetry));
            tokens = line(lines, "'symmetry' or 'classes'");
        }
        Conclusion proven = new Conclusion.Solutions(count, true);
        if (symmetries.size() > 1 || tokens.is("classes")) {
            proven = classes(tokens, symmetries, count, leftAlone);
            tokens = line(lines, "'end'");
        }
        tokens.expect("end");
        tokens.expectEnd();
        tokens = lines.nextOfUse();
        Refusal.when(tokens != null, "Found %s, but the certificate should end here.", tokens);
        return new CheckResult.Accepted(
                count.signum() == 0 ? new Conclusion.Unsatisfiable() : proven,
                model.constraints().size(),
                boundaries);
    }

    /** Reads one sweep, from its order to its count. Returns how many solutions the symmetry leaves unchanged. */
    private BigInteger sweep(TextLines lines, SweepBounds bounds, ModelSymmetry symmetry) throws IOException, Refusal {
        Tokens tokens = line(lines, "'order' and the rows");
        Sweep sweep = new Sweep(order(tokens, bounds, symmetry), memory);
        tokens = line(lines, "'layer 0'");
        while (tokens.skip("layer")) {
            tokens = layer(sweep, tokens, lines);
        }
        tokens.expect("count");
        Refusal.when(sweep.next() <= last, "Layer %,d is missing.", sweep.next());
        BigInteger said = tokens.natural(MOST_DIGITS);
        tokens.expectEnd();
        BigInteger count = sweep.count();
        Refusal.when(
                !count.equals(said),
                "The model has %s solutions%s, which is not the number stated.",
                Refusal.quote(count.toString()),
                symmetry.isIdentity() ? "" : " that the symmetry maps to themselves");
        return count;
    }

    private Conclusion classes(Tokens tokens, List<ModelSymmetry> symmetries, BigInteger count, BigInteger leftAlone)
            throws Refusal {
        tokens.expect("classes");
        BigInteger said = tokens.natural(MOST_DIGITS);
        tokens.expectEnd();
        ModelSymmetry.checkGroup(symmetries);
        BigInteger classes = leftAlone.divide(BigInteger.valueOf(symmetries.size()));
        Refusal.when(
                !classes.equals(said),
                "The solutions are in %s classes, which is not the number stated.",
                Refusal.quote(classes.toString()));
        known.accept(symmetries);
        return new Conclusion.Classes(count, classes, symmetries.size());
    }

    private void formula(Tokens tokens) throws Refusal {
        tokens.expect("f");
        BigInteger said = tokens.natural(MOST_DIGITS);
        tokens.expectEnd();
        Refusal.when(
                !said.equals(BigInteger.valueOf(model.constraints().size())),
                "The certificate is about a model with %s constraints, but this model has %,d. Check that both are of"
                        + " the same puzzle.",
                Refusal.number(said),
                model.constraints().size());
    }

    private SweepModel order(Tokens tokens, SweepBounds bounds, ModelSymmetry symmetry) throws Refusal {
        tokens.expect("order");
        BitSet seen = new BitSet();
        int[] order = new int[bounds.size()];
        int items = 0;
        while (!tokens.atEnd()) {
            BigInteger number = tokens.natural(MOST_DIGITS);
            int constraint = number.bitLength() < Integer.SIZE ? number.intValue() - 1 : -1;
            Refusal.when(
                    constraint < 0 || constraint >= bounds.size(),
                    "The model has no constraint %s: it has %,d constraints.",
                    Refusal.quote(number.toString()),
                    bounds.size());
            Refusal.when(
                    !bounds.isAtMostOne(constraint) && !bounds.isAtLeastOne(constraint),
                    "Constraint %,d says neither that at least nor that at most one variable is true, so it cannot be swept.",
                    constraint + 1);
            Refusal.when(seen.get(constraint), "The order has constraint %,d twice.", constraint + 1);
            seen.set(constraint);
            order[items++] = constraint;
        }
        last = items;
        return new SweepModel(bounds, model.variables(), Arrays.copyOf(order, items), symmetry);
    }

    /** Reads a layer, and returns the line after it. */
    private Tokens layer(Sweep sweep, Tokens head, TextLines lines) throws IOException, Refusal {
        BigInteger said = head.natural(MOST_DIGITS);
        head.expectEnd();
        Refusal.when(
                sweep.next() > last || !said.equals(BigInteger.valueOf(sweep.next())),
                "Found layer %s, but expected %s.",
                Refusal.quote(said.toString()),
                sweep.next() > last ? "'count'" : "layer " + sweep.next());
        SweepLayer layer = new SweepLayer(lines.number(), memory);
        long before = -1;
        Tokens tokens = line(lines, "a boundary, 'layer' or 'count'");
        while (!tokens.is("layer") && !tokens.is("count")) {
            long mask = tokens.mask();
            if (mask <= before) {
                throw new Refusal("The boundary %s does not come after %s, but the list should ascend."
                        .formatted(Long.toHexString(mask), Long.toHexString(before)));
            }
            layer.list(mask, tokens.natural(MOST_DIGITS), lines.number());
            tokens.expectEnd();
            before = mask;
            boundaries++;
            tokens = line(lines, "a boundary, 'layer' or 'count'");
        }
        sweep.pass(layer);
        return tokens;
    }

    private static Tokens line(TextLines lines, String expected) throws IOException, Refusal {
        Tokens tokens = lines.nextOfUse();
        Refusal.when(tokens == null, "The certificate ends here, but should go on with %s.", expected);
        return tokens;
    }
}
