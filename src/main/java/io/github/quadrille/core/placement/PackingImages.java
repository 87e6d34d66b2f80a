package io.github.quadrille.core.placement;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/** Finds the images of a packing under symmetries of its puzzle. */
public final class PackingImages {
    private PackingImages() {}

    /**
     * Lists the images of a packing, each once. An image is given by the numbers of its placements, ascending.
     *
     * @param placements the numbers of the packing's placements, in any order
     * @param moves the symmetries, each as a map from a placement to its image
     */
    public static List<int[]> distinct(int[] placements, Stream<IntUnaryOperator> moves) {
        Map<List<Integer>, int[]> images = new LinkedHashMap<>();
        moves.forEach(move -> {
            int[] image = Arrays.stream(placements).map(move).sorted().toArray();
            images.putIfAbsent(Arrays.stream(image).boxed().toList(), image);
        });
        return List.copyOf(images.values());
    }
}
