package io.github.quadrille.app.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/** Reads a DXF file of Release 12 strictly according to its reference, and refuses anything that is misplaced. */
final class DxfReading {
    /** Holds a line with its layer. Each vertex has x, y and the bulge of the arc that follows. */
    record Polyline(String layer, boolean isClosed, List<double[]> vertices) {
        /** Returns the area that a closed line encloses, arcs included. */
        double area() {
            double area = 0;
            for (int i = 0; i < vertices.size(); i++) {
                double[] from = vertices.get(i);
                double[] to = vertices.get((i + 1) % vertices.size());
                double angle = 4 * Math.atan(from[2]);
                double chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
                area += (from[0] * to[1] - to[0] * from[1]) / 2;
                if (angle != 0) {
                    double radius = chord / 2 / Math.sin(angle / 2);
                    area += radius * radius * (angle - Math.sin(angle)) / 2;
                }
            }
            return Math.abs(area);
        }
    }

    private final String[] lines;
    private int at;

    private DxfReading(String text) {
        lines = text.split("\n", -1);
    }

    static List<Polyline> of(String text) {
        return new DxfReading(text).polylines();
    }

    private int code() {
        return at + 1 < lines.length ? Integer.parseInt(lines[at].strip()) : -1;
    }

    private String take(int code) {
        assertThat(code())
                .as("group code of line %d, before '%s'", at + 1, lines[at + 1])
                .isEqualTo(code);
        at += 2;
        return lines[at - 1];
    }

    private void expect(int code, String value) {
        assertThat(take(code)).isEqualTo(value);
    }

    private double number(int code) {
        return Double.parseDouble(take(code));
    }

    private List<Polyline> polylines() {
        take(999);
        expect(0, "SECTION");
        expect(2, "HEADER");
        expect(9, "$ACADVER");
        expect(1, "AC1009");
        while (code() != 0) {
            take(code());
        }
        expect(0, "ENDSEC");
        expect(0, "SECTION");
        expect(2, "TABLES");
        List<String> layers = new ArrayList<>();
        String last = "";
        while (!last.equals("ENDSEC")) {
            boolean isLayer = last.equals("LAYER") && code() == 2;
            String value = take(code());
            if (isLayer) {
                layers.add(value);
            }
            last = value;
        }
        expect(0, "SECTION");
        expect(2, "ENTITIES");
        List<Polyline> found = new ArrayList<>();
        while (lines[at + 1].equals("POLYLINE")) {
            found.add(polyline());
            assertThat(layers).contains(found.get(found.size() - 1).layer());
        }
        expect(0, "ENDSEC");
        expect(0, "EOF");
        assertThat(lines).hasSize(at + 1);
        return found;
    }

    private Polyline polyline() {
        expect(0, "POLYLINE");
        String layer = take(8);
        expect(66, "1");
        number(10);
        number(20);
        number(30);
        boolean isClosed = Integer.parseInt(take(70)) == 1;
        List<double[]> vertices = new ArrayList<>();
        while (lines[at + 1].equals("VERTEX")) {
            expect(0, "VERTEX");
            expect(8, layer);
            double[] vertex = {number(10), number(20), 0};
            assertThat(number(30)).isZero();
            vertex[2] = code() == 42 ? number(42) : 0;
            vertices.add(vertex);
        }
        expect(0, "SEQEND");
        expect(8, layer);
        return new Polyline(layer, isClosed, vertices);
    }
}
