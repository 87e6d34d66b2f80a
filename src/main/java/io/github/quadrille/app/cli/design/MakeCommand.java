package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Extent;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Said;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.make.CutDesign;
import io.github.quadrille.app.make.CutDesign.Corners;
import io.github.quadrille.app.make.CutDesign.CutSheet;
import io.github.quadrille.app.make.CutSvg;
import io.github.quadrille.app.make.DxfText;
import io.github.quadrille.app.make.SolidDesign;
import io.github.quadrille.app.make.SolidDesign.Named;
import io.github.quadrille.app.make.ThreeMf;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.StlModel;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Makes files for cutters and 3D printers. */
public final class MakeCommand extends Command {
    /**
     * A clearance, a kerf, a chamfer or a radius is at most this share of the width of a cell. More would leave too
     * little of the cell.
     */
    private static final double MOST_OFF = 0.2;

    private static final double LEAST_CLEARANCE = 0.01;
    private static final double LARGEST = 10_000;
    private static final Extent SHEET = new Extent(600, 400);
    private static final Extent BED = new Extent(220, 220);

    private final PackingFlags packing = with(new PackingFlags(
            "A file with packings, or '-' for standard input, as 'render' reads them; or a puzzle, which is solved."));

    private final SolutionFlags search = with(new SolutionFlags());

    private final Flag<Path> output = file(
                    "-o,--output",
                    "FILE",
                    "The file: .svg or .dxf for a cutter, .stl or .3mf for a 3D printer; further sheets are written to"
                            + " FILE-2.svg and so on.",
                    ".svg",
                    ".dxf",
                    ".stl",
                    ".3mf")
            .required();

    private final Flag<Double> cell = length(
                    "--cell",
                    "The side of a square or a cube, the width of a hexagon or a ball, or 5/7 of the side of a"
                            + " triangle (default: ${DEFAULT-VALUE}).")
            .usually("20mm");

    private final Flag<Double> clearance = length(
            "--clearance",
            "The gap between two pieces, and between pieces and the tray (default: 0mm, or 0.2mm for printed pieces of cubes or balls).");

    private final Flag<Double> rim = length(
                    "--rim",
                    "The width of the frame (default: half a cell) or of the walls of a printed tray (default: a fifth"
                            + " of a cell); 0 for none.")
            .under(Heading.MAKING);

    private final Flag<Extent> sheet = option(
            "--sheet,--bed",
            "WxH",
            Extent.class,
            Extent::of,
            "The size of the sheet, or of the bed of the printer (default: 600x400mm, or 220x220mm for a bed).");

    private final Flag<Double> kerf = length("--kerf", "Cut: how wide the beam or the cutter is (default: 0mm).");

    private final Flag<Corners> corners = choice(
                    "--corner",
                    Corners.class,
                    "Cut: the form of corners: sharp; round; or dogbone, where inner corners are drilled out so that"
                            + " sharp pieces fit (default: sharp).")
            .under(Heading.MAKING);

    private final Flag<Double> radius = length(
                    "--radius", "Cut: the radius of corners that are not sharp (default: a tenth of a cell).")
            .under(Heading.MAKING);

    private final Flag<Boolean> commonLines = flag(
                    "--common-lines",
                    "Cut: leave the pieces placed in the frame, and cut each shared line once. The width of the beam"
                            + " is then their only clearance.")
            .under(Heading.MAKING);

    private final Flag<Boolean> noLetters =
            flag("--no-letters", "Cut: leave out all engraving.").under(Heading.OUTPUT);

    private final Flag<Double> thickness = length(
                    "--thickness", "Printed: the thickness of flat pieces (default: a quarter of a cell).")
            .under(Heading.MAKING);

    private final Flag<Double> chamfer = length(
                    "--chamfer", "Printed: how much is taken off the edges of flat pieces (default: 0mm).")
            .under(Heading.MAKING);

    public MakeCommand(Terminal terminal) {
        super(terminal, "make", """
                Makes the files for building a puzzle: lines for a laser, a plotter or a mill, or solids for a 3D printer.

                A length without a unit is in millimetres: 20, 20mm, 2cm, 0.75in.

                Examples:
                  quadrille make 6x10 --pieces pentominoes -o pentominoes.svg --kerf 0.15mm
                  quadrille make packing.json -o packing.dxf --cell 0.75in --sheet 300x200mm
                  quadrille make packing.json -o bed.3mf --clearance 0.3mm --chamfer 0.6mm""");
        for (Flag<Double> length : List.of(cell, clearance, rim, kerf, radius, thickness, chamfer)) {
            rule(() -> refuse(length, length.isSaid() && length.value() > LARGEST, "at most 10000mm"));
        }
        rule(() -> refuse(cell, cell.value() < 1, "1mm or more"));
        for (Flag<Double> length : List.of(clearance, kerf, chamfer, radius)) {
            double most = MOST_OFF;
            rule(() -> refuse(
                    length,
                    length.isSaid() && length.value() > most * cell.value(),
                    "at most a fifth of a cell, %s".formatted(millimetres(most * cell.value()))));
        }
        excludes(
                commonLines,
                "--common-lines cuts each shared line once, along its middle, so %s has no use. Leave out"
                        + " --common-lines.",
                clearance,
                kerf,
                corners);
        needs(radius, "%s is for corners that are not sharp. Add --corner round.", () -> corners() != Corners.SHARP);
    }

    private Flag<Double> length(String name, String words) {
        return option(name, "LENGTH", Double.class, Extent::length, words);
    }

    private void refuse(Flag<Double> length, boolean wrong, String advice) {
        if (wrong) {
            throw invalid("%s cannot be %s. Use %s.".formatted(length.words(), millimetres(length.value()), advice));
        }
    }

    private static String millimetres(double length) {
        return String.format(Locale.ROOT, "%.3f", length).replaceFirst("\\.?0+$", "") + "mm";
    }

    private Corners corners() {
        return corners.optional().orElse(Corners.SHARP);
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        checkOutputs(packing.source(), List.of(output));
        boolean isCut = ending().equals(".svg") || ending().equals(".dxf");
        refuseOthers(isCut);
        Picture picture;
        if (packing.isPuzzle()) {
            Puzzle puzzle = packing.puzzle();
            check(puzzle, isCut);
            Verdict verdict = search.solved(terminal, puzzle);
            if (ExitStatus.of(verdict) != ExitStatus.YES) {
                return SolutionFlags.unsolved(terminal, puzzle, verdict, "made");
            }
            picture = Picture.of(puzzle, verdict.bestSeen().orElseThrow());
        } else {
            picture = packing.drawn().picture();
            check(picture.puzzle(), isCut);
        }
        try {
            return isCut ? cut(picture) : printed(picture);
        } catch (IllegalArgumentException e) {
            throw new UnusableInput(packing.source(), e.getMessage());
        }
    }

    private void refuseOthers(boolean isCut) {
        List<Said> others =
                isCut ? List.of(thickness, chamfer) : List.of(kerf, corners, radius, commonLines, noLetters);
        for (Said other : others) {
            if (other.isSaid()) {
                throw invalid("%s has no effect in %s. Use -o out%s."
                        .formatted(other.words(), ending(), isCut ? ".stl" : ".svg"));
            }
        }
    }

    private String ending() {
        String name = output.value().toString().toLowerCase(Locale.ROOT);
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
            throw invalid("The ending of '%s' does not name a known format. Write -o out.svg, .dxf, .stl or .3mf."
                    .formatted(output.value()));
        }
        return name.substring(dot);
    }

    private void check(Puzzle puzzle, boolean isCut) throws UnusableInput {
        if (puzzle.region().wrap() != Wrap.NONE) {
            throw new UnusableInput(
                    packing.source(),
                    "On this board, pieces may cross edges that meet, so it cannot be built. Leave out 'wrap'.");
        }
        Lattice lattice = puzzle.region().lattice();
        if (lattice.dimensions() > (isCut ? 2 : 3)) {
            throw new UnusableInput(
                    packing.source(),
                    isCut
                            ? "%s are not cut from a sheet. Use -o out.stl, for a 3D printer."
                                    .formatted(lattice == Lattices.FCC ? "Balls" : "Cubes")
                            : "A board of more than three dimensions cannot be printed. Use 'render' to draw it.");
        }
        for (Flag<Double> flat : List.of(thickness, chamfer)) {
            if (flat.isSaid() && lattice.isSolid()) {
                throw new UnusableInput(
                        packing.source(),
                        "%s is for flat pieces only. Leave it out for cubes and balls.".formatted(flat.words()));
            }
        }
    }

    private ExitStatus cut(Picture picture) throws IOException, UnusableInput {
        double unit = cell.value();
        CutDesign design = new CutDesign(
                picture,
                unit,
                kerf.optional().orElse(0.0),
                clearance.optional().orElse(0.0),
                corners(),
                radius.optional().orElse(unit / 10),
                rim.optional().orElse(unit / 2),
                commonLines.isSaid(),
                !noLetters.isSaid());
        Extent size = sheet.optional().orElse(SHEET);
        List<CutSheet> sheets = design.sheets(size.width(), size.height());
        say(picture, "sheets", sheets.size());
        terminal.say(
                "cut: %,.0f mm", sheets.stream().mapToDouble(CutSheet::length).sum());
        for (int i = 0; i < sheets.size(); i++) {
            String text = ending().equals(".dxf")
                    ? DxfText.of(sheets.get(i))
                    : CutSvg.of(sheets.get(i), picture.puzzle().name());
            AtomicFile.write(SheetFlags.numbered(output.value(), i + 1), text);
        }
        sayFiles(sheets.size());
        return ExitStatus.YES;
    }

    private ExitStatus printed(Picture picture) throws IOException, UnusableInput {
        double unit = cell.value();
        double height = thickness.optional().orElse(unit / 4);
        if (chamfer.isSaid() && chamfer.value() * 2 >= height) {
            throw invalid("Pieces that are %s thick are too thin for --chamfer %s. Use --thickness %s."
                    .formatted(millimetres(height), millimetres(chamfer.value()), millimetres(3 * chamfer.value())));
        }
        SolidDesign design = new SolidDesign(
                picture,
                unit,
                Math.max(LEAST_CLEARANCE, clearance.optional().orElse(0.2)),
                chamfer.optional().orElse(0.0),
                height,
                rim.optional().orElse(unit / 5));
        Extent size = sheet.optional().orElse(BED);
        List<List<Named>> beds = design.beds(size.width(), size.height());
        say(picture, "beds", beds.size());
        terminal.say("tray: %s", design.hasTray() ? "one" : "none");
        for (int i = 0; i < beds.size(); i++) {
            List<Named> solids = beds.get(i);
            AtomicFile.write(SheetFlags.numbered(output.value(), i + 1), out -> {
                if (ending().equals(".3mf")) {
                    ThreeMf.write(solids, out);
                } else {
                    StlModel.write(solids.stream().map(Named::surface).toList(), out);
                }
            });
        }
        sayFiles(beds.size());
        return ExitStatus.YES;
    }

    private void say(Picture picture, String what, int count) {
        terminal.say("status: made");
        terminal.say("pieces: %,d", picture.size());
        terminal.say("%s: %,d", what, count);
    }

    private void sayFiles(int count) {
        for (int i = 0; i < count; i++) {
            terminal.say("file: %s", SheetFlags.numbered(output.value(), i + 1));
        }
    }
}
