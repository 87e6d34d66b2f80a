package io.github.quadrille.app.make;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.make.SolidDesign.Named;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class ThreeMfTest {
    @Test
    void the_package_names_its_model_and_the_model_has_an_object_for_each_solid() throws Exception {
        List<Named> solids = new SolidDesign(Made.pentominoes(), 10, 0.2, 0, 3, 2)
                .beds(200, 200)
                .get(0);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ThreeMf.write(solids, out);
        List<String> names = new ArrayList<>();
        Document model = null;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
                model = DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(zip.readAllBytes()));
            }
        }
        assertThat(names).containsExactly("[Content_Types].xml", "_rels/.rels", "3D/3dmodel.model");
        assertThat(model.getDocumentElement().getAttribute("unit")).isEqualTo("millimeter");
        assertThat(model.getElementsByTagName("item").getLength()).isEqualTo(13);
        for (int i = 0; i < solids.size(); i++) {
            Element object = (Element) model.getElementsByTagName("object").item(i);
            assertThat(object.getAttribute("name")).isEqualTo(solids.get(i).name());
            assertThat(object.getElementsByTagName("vertex").getLength())
                    .isEqualTo(solids.get(i).surface().vertices().size());
            assertThat(object.getElementsByTagName("triangle").getLength())
                    .isEqualTo(solids.get(i).surface().triangles().size());
        }
    }
}
