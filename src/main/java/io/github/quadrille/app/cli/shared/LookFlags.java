package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.app.render.Look.View;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.io.input.UnusableInput;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say how pictures in files look. */
public final class LookFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--view",
            paramLabel = "VIEW",
            description = "How to draw cubes: layers, side by side; or exploded, in space with the layers pulled apart"
                    + " (default: layers).")
    private View view;

    @Option(
            names = "--ink",
            description = "What pieces are filled with: colour; patterns, a hatching for each kind, in black and"
                    + " white; or lines, nothing (default: colour).")
    private Ink ink;

    @Option(names = "--no-letters", description = "No letters in pieces.")
    private boolean noLetters;

    public Look look() {
        return new Look(
                Optional.ofNullable(view).orElse(View.LAYERS),
                Optional.ofNullable(ink).orElse(Ink.COLOUR),
                !noLetters);
    }

    /** @param pictures the options that draw, such as "--svg or --png"; whether one is given comes before it */
    public void check(boolean isDrawn, String pictures) {
        Optional<String> option = view != null
                ? Optional.of("--view")
                : ink != null ? Optional.of("--ink") : noLetters ? Optional.of("--no-letters") : Optional.empty();
        if (option.isPresent() && !isDrawn) {
            throw new InvalidOptions(
                    spec, "%s is for pictures in files. Maybe add %s.".formatted(option.get(), pictures));
        }
    }

    /**
     * Refuses boards that cannot be viewed so.
     *
     * @param source what names it
     */
    public void check(String source, Lattice lattice) throws UnusableInput {
        if (view == View.EXPLODED && lattice != Lattices.CUBIC && lattice != Lattices.SQUARE) {
            throw new UnusableInput(
                    source,
                    "Pictures in space are of cubes, or of squares a cube thick, but this board is of the %s lattice. Maybe leave --view out."
                            .formatted(lattice.word()));
        }
    }
}
