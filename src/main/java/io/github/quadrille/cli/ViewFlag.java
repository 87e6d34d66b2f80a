package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.geometry.Lattice;
import io.github.quadrille.geometry.Lattices;
import io.github.quadrille.render.View;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option that says how pictures in files show a board. */
final class ViewFlag {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--view",
            paramLabel = "VIEW",
            description = "How to draw cubes: layers, side by side; or exploded, in space with the layers pulled apart"
                    + " (default: layers).")
    private View view;

    View view() {
        return view == null ? View.LAYERS : view;
    }

    /** @param pictures the options that draw, such as "--svg or --png"; whether one is given comes before it */
    void check(boolean isDrawn, String pictures) {
        if (view != null && !isDrawn) {
            throw new Misuse(spec, "--view is for pictures in files. Maybe add %s.".formatted(pictures));
        }
    }

    /**
     * Refuses boards that cannot be viewed so.
     *
     * @param source what names it
     */
    void check(String source, Lattice lattice) throws UnusableInput {
        if (view == View.EXPLODED && lattice != Lattices.CUBIC && lattice != Lattices.SQUARE) {
            throw new UnusableInput(
                    source,
                    "Pictures in space are of cubes, or of squares a cube thick, but this board is of the %s lattice. Maybe leave --view out."
                            .formatted(lattice.word()));
        }
    }
}
