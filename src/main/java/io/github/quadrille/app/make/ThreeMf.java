package io.github.quadrille.app.make;

import io.github.quadrille.app.make.SolidDesign.Named;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes solids for a printer as 3MF (3D Manufacturing Format, core specification 1.3). Each solid is an object with a
 * name. Lengths are in millimetres.
 */
public final class ThreeMf {
    private static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

    private ThreeMf() {}

    /** Writes the solids on a bed, and leaves the stream open. */
    public static void write(List<Named> solids, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        entry(zip, "[Content_Types].xml", """
                <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
                <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
                <Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
                </Types>
                """);
        entry(zip, "_rels/.rels", """
                <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
                <Relationship Id="model" Target="/3D/3dmodel.model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
                </Relationships>
                """);
        entry(zip, "3D/3dmodel.model", model(solids));
        zip.finish();
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        // The time is fixed, so that the same puzzle makes the same file.
        entry.setTime(0);
        zip.putNextEntry(entry);
        zip.write((XML + text).getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static String model(List<Named> solids) {
        StringBuilder text = new StringBuilder("<model unit=\"millimeter\" xml:lang=\"en\""
                + " xmlns=\"http://schemas.microsoft.com/3dmanufacturing/core/2015/02\">\n<resources>\n");
        for (int i = 0; i < solids.size(); i++) {
            text.append("<object id=\"%d\" type=\"model\" name=\"%s\"><mesh>\n<vertices>\n"
                    .formatted(i + 1, solids.get(i).name()));
            solids.get(i)
                    .surface()
                    .vertices()
                    .forEach(at -> text.append(String.format(
                            Locale.ROOT, "<vertex x=\"%.6f\" y=\"%.6f\" z=\"%.6f\"/>\n", at.x(), at.y(), at.z())));
            text.append("</vertices>\n<triangles>\n");
            solids.get(i)
                    .surface()
                    .triangles()
                    .forEach(corners -> text.append("<triangle v1=\"%d\" v2=\"%d\" v3=\"%d\"/>\n"
                            .formatted(corners[0], corners[1], corners[2])));
            text.append("</triangles>\n</mesh></object>\n");
        }
        text.append("</resources>\n<build>\n");
        for (int i = 0; i < solids.size(); i++) {
            text.append("<item objectid=\"%d\"/>\n".formatted(i + 1));
        }
        return text.append("</build>\n</model>\n").toString();
    }
}
