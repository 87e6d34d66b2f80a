package io.github.quadrille.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.MethodParameter;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettingTest {
    @Test
    void settings_say_only_what_is_not_as_usual() {
        MethodParameter share = MethodParameter.number("adoption", "P", 0.1, 0, 1);
        MethodParameter flag = MethodParameter.flag("distinct");
        Setting setting = Setting.USUAL.with(share, "0.5").with(flag, "true");
        assertThat(setting.words(List.of(share, flag))).containsExactly("adoption=0.5", "distinct");
        assertThat(setting.with(share, "0.1").with(flag, "false")).isEqualTo(Setting.USUAL);
    }
}
