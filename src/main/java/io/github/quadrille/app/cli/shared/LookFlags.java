package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.render.Look;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.app.render.Look.View;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;

/** Declares the options that say how pictures in files look. */
public final class LookFlags extends Flags {

    private final Flag<View> view = option(
                    "--view",
                    "VIEW",
                    View.class,
                    "How to draw cubes and balls: layers, side by side; exploded, in space with the layers pulled"
                            + " apart; or steps, only for a packing in 'render': the order in which pieces are lowered"
                            + " from above (default: layers).")
            .under(Heading.OUTPUT);

    private final Flag<Ink> ink = choice(
                    "--ink",
                    Ink.class,
                    "How pieces are filled: colour; patterns, a hatching for each kind, in black and white; or lines, no filling (default: colour).")
            .under(Heading.OUTPUT);

    private final Flag<Boolean> noLetters =
            flag("--no-letters", "Draw no letters in pieces.").under(Heading.OUTPUT);

    /** Returns whether pieces are shown one by one. The terminal shows such steps, too. */
    public boolean isSteps() {
        return view.value() == View.STEPS;
    }

    public Look look() {
        return new Look(view.optional().orElse(View.LAYERS), ink.optional().orElse(Ink.COLOUR), !noLetters.isSaid());
    }

    /**
     * Refuses options that have no effect.
     *
     * @param isDrawn whether the user names a file for the picture
     * @param hasSteps whether pieces can be shown one by one
     * @param pictures the options that draw, such as "--svg or --png", for the message
     */
    public void check(boolean isDrawn, boolean hasSteps, String pictures) {
        if (isSteps() && !hasSteps) {
            throw invalid("Only a packing has steps. Use 'quadrille render PACKING --view steps'.");
        }
        for (Said option : List.of(view, ink, noLetters)) {
            if (option.isSaid() && !isDrawn && !(option == view && isSteps())) {
                throw invalid("%s is for pictures in files. Add %s.".formatted(option.words(), pictures));
            }
        }
    }

    /**
     * Refuses boards that cannot be shown in the chosen view.
     *
     * @param source the name of the board in messages
     */
    public void check(String source, Lattice lattice) throws UnusableInput {
        if (isSteps() && lattice == Lattices.FCC) {
            throw new UnusableInput(
                    source,
                    "Steps can be drawn for cubes, not for balls. Use --view exploded, or 'quadrille assemble --film"
                            + " film.x3d'.");
        }
        if (view.isSaid() && view.value() != View.LAYERS && !Look.isInSpace(lattice)) {
            throw new UnusableInput(
                    source,
                    "Pictures in space show cubes, balls or squares, but this board is of the %s lattice. Leave --view out."
                            .formatted(lattice.word()));
        }
    }
}
