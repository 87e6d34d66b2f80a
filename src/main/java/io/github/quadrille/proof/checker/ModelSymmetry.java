package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepModel.VariableSet;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A {@code ModelSymmetry} is a permutation of the variables that takes every constraint of a model to a constraint of
 * the model with the same bounds. So it takes solutions to solutions.
 */
record ModelSymmetry(IntBuffer images) {
    /**
     * The check that symmetries form a group composes all pairs of symmetries. If this takes more than this number of
     * steps, the check is refused. One step maps one variable.
     */
    private static final long MOST_STEPS = 2_000_000_000;

    static ModelSymmetry identity(int variables) {
        return new ModelSymmetry(IntBuffer.wrap(IntStream.range(0, variables).toArray()));
    }

    /**
     * Reads pairs of variables and checks the symmetry: the first variable of a pair goes to the second. Variables that
     * stay fixed may be left out.
     */
    static ModelSymmetry read(Tokens tokens, Variables variables, SweepBounds bounds) throws Refusal {
        int[] image = IntStream.range(0, variables.size()).toArray();
        while (!tokens.atEnd()) {
            int from = Literal.variable(variables.literal(tokens));
            image[from] = Literal.variable(variables.literal(tokens));
        }
        ModelSymmetry symmetry = new ModelSymmetry(IntBuffer.wrap(image));
        Refusal.when(
                Arrays.stream(image).distinct().count() < image.length,
                "Two variables are mapped to the same one, so this is not a symmetry.");
        for (VariableSet set : bounds.ranges().keySet()) {
            SweepBounds.Range there = bounds.ranges().get(symmetry.image(set));
            SweepBounds.Range here = bounds.range(set);
            Refusal.when(
                    there == null || here.min() != there.min() || here.max() != there.max(),
                    "A constraint on %d variables, the first of them %s, is not mapped to a constraint of the model,"
                            + " so this is not a symmetry of the model.",
                    set.size(),
                    set.size() == 0 ? "none" : variables.name(set.variables().get(0)));
        }
        return symmetry;
    }

    boolean isIdentity() {
        return equals(identity(images.limit()));
    }

    int image(int variable) {
        return images.get(variable);
    }

    VariableSet image(VariableSet set) {
        return new VariableSet(
                set.variables().stream().map(this::image).sorted().toList());
    }

    private ModelSymmetry after(ModelSymmetry first) {
        return new ModelSymmetry(IntBuffer.wrap(IntStream.range(0, images.limit())
                .map(first::image)
                .map(this::image)
                .toArray()));
    }

    /**
     * Refuses symmetries that are not all different or do not form a group. In a group, applying any two symmetries one
     * after the other gives the same result as one of the symmetries.
     */
    static void checkGroup(List<ModelSymmetry> symmetries) throws Refusal {
        Set<ModelSymmetry> all = new HashSet<>(symmetries);
        Refusal.when(all.size() < symmetries.size(), "A symmetry is listed twice.");
        long steps = (long) all.size() * all.size() * symmetries.get(0).images.limit();
        Refusal.beyond(steps > MOST_STEPS, "%,d symmetries are too many for this checker.", all.size());
        for (ModelSymmetry first : symmetries) {
            for (ModelSymmetry second : symmetries) {
                Refusal.unless(
                        all.contains(second.after(first)),
                        "The symmetries are not a group: two of them, one after the other, give a symmetry that is not"
                                + " listed.");
            }
        }
    }
}
