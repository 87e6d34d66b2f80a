package io.github.quadrille.app.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.cli.lab.MethodSpecs;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.DesignRound;
import io.github.quadrille.app.generate.Punching;
import io.github.quadrille.app.parts.HowMany;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Evidence.Told;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartAnswer;
import io.github.quadrille.engine.parts.PartTask;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.lab.compare.RunTask;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.Methods;
import java.io.NotSerializableException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParcelIT {
    private static final Packing PACKING = new Packing(List.of(
            new Placement("O", List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0), new Cell(1, 1))),
            new Placement("my kind: 2", List.of(new Cell(12, 3)))));

    @Test
    void parts_arrive_with_their_names() {
        RandomPuzzles puzzles = new RandomPuzzles(3);
        for (int i = 0; i < 60; i++) {
            for (Part part : PuzzleCut.into(3, puzzles.next().named("näme: \"" + i), true, () -> {})) {
                Part there = arrived(part);
                assertThat(there.id()).isEqualTo(part.id());
                assertThat(there.puzzle().name()).isEqualTo(part.puzzle().name());
                assertThat(there.multiplicity()).isEqualTo(part.multiplicity());
            }
        }
    }

    @Test
    void tasks_arrive() {
        Puzzle puzzle = Puzzle.standard(4, 10);
        arrives(new PartTask(new HowMany(CountMethod.AUTO), new Part(puzzle, 2), Optional.of(Duration.ofMillis(30))));
        arrives(new RunTask(puzzle, Methods.published().get(0), LocalLimits.NONE.withSeed(5)));
        arrives(new DesignRound(puzzle, OptionalInt.of(3), CarvingRules.USUAL, 2, Long.MIN_VALUE));
        arrives(new Punching(puzzle, PACKING, 4));
    }

    @Test
    void answers_arrive() {
        Work work = new Work(3, 17, 4, 5, 0.1 + 0.2, 0.25);
        PackingCount count = new PackingCount(
                        BigInteger.TWO.pow(200), Optional.empty(), CountMethod.FRONTIER, "counted\n\n%", work)
                .because(Optional.of(new ExhaustedSearch(17)));
        List<Part> left = List.of(new Part(Puzzle.standard(4, 5), 1), new Part(Puzzle.standard(5, 4), 2));
        arrives(new PartAnswer(count, Optional.of(PACKING), List.of()));
        arrives(new PartAnswer(count, Optional.empty(), left));
        arrives(List.of(OptionalInt.of(1), OptionalInt.empty(), OptionalLong.of(2), OptionalDouble.of(Double.NaN)));
    }

    @Test
    void runs_of_all_methods_arrive() {
        LocalLimits limits = LocalLimits.NONE.withSeed(1).withMaxIterations(20);
        for (Method method : Methods.published()) {
            arrives(RunAttempt.of(Puzzle.standard(4, 5), method, limits, LocalListener.until(() -> false)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"beam", "beam:corner=both", "beam:corner=both,label=my beam", "greedy:label=ours"})
    void methods_arrive_with_what_they_are_called(String words) {
        Method method = new MethodSpecs(Methods.published()).method(words);
        assertThat(method.word()).isEqualTo(arrived(method).word());
        assertThat(MethodSpecs.words(arrived(method))).isEqualTo(words);
    }

    @Test
    void of_a_reason_what_it_says_arrives() {
        Evidence reason = Solver.of(Puzzle.standard(10, 14)).explain().orElseThrow();
        assertThat(arrived(reason))
                .isEqualTo(new Told(reason.name(), reason.sentence(), reason.picture()))
                .extracting(Evidence::sentence)
                .asString()
                .isNotEmpty();
    }

    @Test
    void what_cannot_be_sent_is_refused() {
        assertThatThrownBy(() -> Parcel.pack(new Question(1, (limits, stop) -> 1)))
                .isInstanceOf(UncheckedIOException.class)
                .hasCauseInstanceOf(NotSerializableException.class);
    }

    @Test
    void what_does_not_arrive_whole_is_refused() {
        byte[] parcel = Parcel.pack(new Part(Puzzle.standard(4, 5), 1));
        assertThatThrownBy(() -> Parcel.unpack(Arrays.copyOf(parcel, parcel.length - 1)))
                .isInstanceOf(UncheckedIOException.class);
    }

    /** The constructor calls the guard, also when the record is unpacked. */
    private record Guarded(Guard guard) {
        Guarded {
            guard.check();
        }
    }

    private static final class Guard implements Serializable {
        private static final long serialVersionUID = 1;
        private static boolean closed;

        void check() {
            if (closed) {
                throw new IllegalArgumentException("not here");
            }
        }
    }

    @Test
    void what_a_constructor_does_not_take_is_refused() {
        byte[] parcel = Parcel.pack(new Guarded(new Guard()));
        Guard.closed = true;
        assertThatThrownBy(() -> Parcel.unpack(parcel))
                .isInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage("not here");
    }

    private static void arrives(Object value) {
        assertThat(arrived(value)).isEqualTo(value);
    }

    @SuppressWarnings("unchecked")
    private static <T> T arrived(T value) {
        return (T) Parcel.unpack(Parcel.pack(value));
    }
}
