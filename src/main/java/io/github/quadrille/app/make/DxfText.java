package io.github.quadrille.app.make;

import io.github.quadrille.app.make.CutDesign.CutSheet;
import io.github.quadrille.app.make.CutLine.Knot;
import java.util.List;
import java.util.Locale;

/**
 * Writes a sheet for a cutter as DXF of AutoCAD Release 12, which most programs for cutters read. The file has
 * polylines on the layers {@code CUT} and {@code ENGRAVE}, in millimetres. The y axis points upwards.
 */
public final class DxfText {
    private static final int RED = 1;
    private static final int BLUE = 5;

    private final double height;
    private final StringBuilder text = new StringBuilder();

    private DxfText(double height) {
        this.height = height;
    }

    /** Returns the text of a DXF file for a sheet. */
    public static String of(CutSheet sheet) {
        DxfText dxf = new DxfText(sheet.height());
        dxf.write(sheet);
        return dxf.text.toString();
    }

    private void write(CutSheet sheet) {
        tag(999, "The unit is the millimetre.");
        tag(0, "SECTION", 2, "HEADER", 9, "$ACADVER", 1, "AC1009");
        tag(9, "$EXTMIN", 10, 0.0, 20, 0.0, 9, "$EXTMAX", 10, sheet.width(), 20, sheet.height(), 0, "ENDSEC");
        tag(0, "SECTION", 2, "TABLES", 0, "TABLE", 2, "LTYPE", 70, 1);
        tag(0, "LTYPE", 2, "CONTINUOUS", 70, 0, 3, "Solid line", 72, 65, 73, 0, 40, 0.0, 0, "ENDTAB");
        tag(0, "TABLE", 2, "LAYER", 70, 2);
        tag(0, "LAYER", 2, "CUT", 70, 0, 62, RED, 6, "CONTINUOUS");
        tag(0, "LAYER", 2, "ENGRAVE", 70, 0, 62, BLUE, 6, "CONTINUOUS", 0, "ENDTAB", 0, "ENDSEC");
        tag(0, "SECTION", 2, "ENTITIES");
        sheet.engravings().forEach(line -> polyline(line, "ENGRAVE"));
        sheet.cuts().stream().flatMap(List::stream).forEach(line -> polyline(line, "CUT"));
        tag(0, "ENDSEC", 0, "EOF");
    }

    private void polyline(CutLine line, String layer) {
        tag(0, "POLYLINE", 8, layer, 66, 1, 10, 0.0, 20, 0.0, 30, 0.0, 70, line.isClosed() ? 1 : 0);
        for (Knot knot : line.knots()) {
            tag(0, "VERTEX", 8, layer, 10, knot.x(), 20, height - knot.y(), 30, 0.0);
            if (knot.bulge() != 0) {
                tag(42, -knot.bulge());
            }
        }
        tag(0, "SEQEND", 8, layer);
    }

    /** Appends codes and values, which alternate. Each code and each value stands on a line of its own. */
    private void tag(Object... codesAndValues) {
        for (int i = 0; i < codesAndValues.length; i += 2) {
            Object value = codesAndValues[i + 1];
            text.append("%3s\n%s\n"
                    .formatted(
                            codesAndValues[i],
                            value instanceof Double number ? String.format(Locale.ROOT, "%.6f", number) : value));
        }
    }
}
