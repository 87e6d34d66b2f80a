package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CommonDivisorTest {
    @Test
    void it_divides_all_and_none_greater_does() {
        assertThat(CommonDivisor.of(12, 18)).isEqualTo(6);
        assertThat(CommonDivisor.of(0, 7)).isEqualTo(7);
        assertThat(CommonDivisor.of(IntStream.of(4, 0, 10))).isEqualTo(2);
        assertThat(CommonDivisor.of(IntStream.empty())).isZero();
    }

    @Test
    void kinds_that_may_not_be_used_do_not_count() {
        Bag bag = new Bag(List.of(supply("I", 1), supply("T5", 0), supply("I2", 3)));
        assertThat(CommonDivisor.of(bag)).isEqualTo(2);
        assertThat(CommonDivisor.of(new Bag(List.of(supply("T", 0))))).isZero();
    }

    private static Supply supply(String kind, int most) {
        return new Supply(BuiltInKinds.find(kind).orElseThrow(), new CountRange(0, most));
    }
}
