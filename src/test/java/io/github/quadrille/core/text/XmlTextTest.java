package io.github.quadrille.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class XmlTextTest {
    @Test
    void what_xml_needs_is_escaped() {
        assertThat(XmlText.of("a<b> & \"c\"")).isEqualTo("a&lt;b&gt; &amp; \"c\"");
        assertThat(XmlText.attribute("a<\"b\"")).isEqualTo("a&lt;&quot;b&quot;");
    }

    @Test
    void what_xml_cannot_hold_is_replaced() {
        assertThat(XmlText.of("a\u0001b\ud800")).isEqualTo("a\ufffdb\ufffd");
    }
}
