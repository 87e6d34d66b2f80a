package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageAuthenticationTest {
    private static final MessageAuthentication SEAL = MessageAuthentication.of("a token of some length");

    @ParameterizedTest
    @ValueSource(strings = {"", "here w 1 1\n", "größer"})
    void what_was_sealed_can_be_opened(String message) {
        assertThat(SEAL.open(SEAL.close(message))).contains(message);
    }

    @Test
    void another_token_does_not_open_it() {
        assertThat(MessageAuthentication.of("another token").open(SEAL.close("here")))
                .isEmpty();
        assertThat(MessageAuthentication.of("").open(SEAL.close("here"))).isEmpty();
    }

    @Test
    void without_a_token_there_is_a_seal_against_garbage() {
        assertThat(MessageAuthentication.of("")
                        .open(MessageAuthentication.of("").close("here")))
                .contains("here");
    }

    @Test
    void a_change_anywhere_breaks_it() {
        byte[] sealed = SEAL.close("here w 1 1\n");
        for (int i = 0; i < sealed.length; i++) {
            byte[] changed = sealed.clone();
            changed[i] ^= 1;
            assertThat(SEAL.open(changed)).isEmpty();
        }
    }

    @Test
    void garbage_of_any_length_is_not_sealed() {
        SplittableRandom chance = new SplittableRandom(1);
        for (int length = 0; length < 200; length++) {
            byte[] garbage = new byte[length];
            chance.nextBytes(garbage);
            assertThat(SEAL.open(garbage)).isEmpty();
        }
        assertThat(SEAL.open(new byte[MessageAuthentication.LONGEST + 1])).isEmpty();
    }

    @Test
    void the_name_depends_on_token_and_name_and_tells_neither() {
        String name = MessageAuthentication.clusterName("ours", "secret");
        assertThat(name)
                .isEqualTo(MessageAuthentication.clusterName("ours", "secret"))
                .isNotEqualTo(MessageAuthentication.clusterName("theirs", "secret"))
                .isNotEqualTo(MessageAuthentication.clusterName("ours", "other"))
                .doesNotContain("ours")
                .doesNotContain("secret");
    }
}
