package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.answer.DisassemblyAnswer;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.MoveWords;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.engine.assembly.Disassembly.Interlocked;
import io.github.quadrille.engine.assembly.Disassembly.TakenApart;
import io.github.quadrille.engine.assembly.Disassembly.Undecided;
import io.github.quadrille.engine.assembly.HandMove;
import io.github.quadrille.engine.assembly.TestedPacking;
import io.github.quadrille.io.json.JsonLine;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Collects which packings can be assembled, and prints the result for people or for programs. The level of a packing is
 * a list of numbers of moves, such as {@code 5.2}. The first number counts the moves until the first part comes free.
 */
final class AssemblyReport {
    /** At most this many packings are listed as text, because people do not read a longer list. */
    private static final int LISTED = 40;

    private static final Comparator<TakenApart> BY_LEVEL = Comparator.comparing(
            apart -> apart.levels().stream().mapToInt(i -> i).toArray(), Arrays::compare);

    /** Says which packings are listed. */
    enum Only {
        /** Only packings that can be assembled are listed. */
        ASSEMBLABLE,
        /** Only packings that cannot be assembled are listed. */
        INTERLOCKED
    }

    private final Puzzle puzzle;
    private final Optional<Only> only;
    private final CountRange wanted;
    private final Clock clock = Clock.running();
    private final List<TestedPacking> listed = new ArrayList<>();
    private final Map<TakenApart, Integer> levels = new TreeMap<>(BY_LEVEL);
    private long packings;
    private long assemblable;
    private long interlocked;
    private long undecided;
    private Optional<String> whyUndecided = Optional.empty();
    private Optional<TestedPacking> hardest = Optional.empty();

    /**
     * Begins a report without packings.
     *
     * @param only which packings are listed, if not all
     * @param wanted the range that the user asks for, of the number of moves until one part comes free from the others;
     *     a packing that can be assembled is listed only if its number is in this range
     */
    AssemblyReport(Puzzle puzzle, Optional<Only> only, CountRange wanted) {
        this.puzzle = puzzle;
        this.only = only;
        this.wanted = wanted;
    }

    /** Adds the next packing with the result of its test. */
    void add(TestedPacking tested) {
        packings++;
        boolean isListed = only.filter(kind -> kind == Only.ASSEMBLABLE).isEmpty();
        if (tested.result() instanceof TakenApart apart) {
            assemblable++;
            boolean isWanted = wanted.contains(apart.first());
            isListed = isWanted && only.filter(kind -> kind == Only.INTERLOCKED).isEmpty();
            if (isWanted) {
                levels.merge(apart, 1, Integer::sum);
                hardest = hardest.filter(other -> BY_LEVEL.compare((TakenApart) other.result(), apart) >= 0)
                        .or(() -> Optional.of(tested));
            }
        } else if (tested.result() instanceof Interlocked) {
            interlocked++;
        } else if (tested.result() instanceof Undecided left) {
            undecided++;
            isListed = only.isEmpty();
            whyUndecided = Optional.of(left.reason());
        }
        if (isListed) {
            listed.add(tested);
        }
    }

    /** Returns the first of the packings with the highest level, among those whose level the user asks for. */
    Optional<TestedPacking> hardest() {
        return hardest;
    }

    /**
     * Returns the exit status. It says whether some packing can be assembled with a level that the user asks for, or
     * that this is not known.
     */
    ExitStatus status(Optional<Limit> stoppedBy) {
        return hardest.isPresent()
                ? ExitStatus.YES
                : stoppedBy.isPresent() || undecided > 0 ? ExitStatus.UNDECIDED : ExitStatus.NO;
    }

    /**
     * Prints the answer as text: the numbers of packings, a line for each of the first packings of the list, and the
     * moves that take the packing of the highest level apart.
     */
    void print(Terminal terminal, Optional<Limit> stoppedBy) {
        terminal.fields(answer(stoppedBy, false), "puzzle", "seconds");
        levels.forEach(
                (apart, number) -> terminal.say("level %s: %s", apart.level(), CountedNoun.of(number, "packing")));
        listed.stream().limit(LISTED).forEach(tested -> terminal.field("packing " + tested.number(), words(tested)));
        if (listed.size() > LISTED) {
            terminal.say("and %,d more; --format json lists all", listed.size() - LISTED);
        }
        hardest.ifPresent(tested -> {
            Picture picture = Picture.of(puzzle, tested.packing());
            List<HandMove> moves = ((TakenApart) tested.result()).moves();
            terminal.say("moves of packing %d:", tested.number());
            for (int i = 0; i < moves.size(); i++) {
                terminal.say("  %d. %s", i + 1, new MoveWords(picture).of(moves.get(i)));
            }
            terminal.draw(picture);
        });
    }

    private String words(TestedPacking tested) {
        if (tested.result() instanceof TakenApart apart) {
            return "level %s, %s"
                    .formatted(apart.level(), CountedNoun.of(apart.moves().size(), "move"));
        }
        if (tested.result() instanceof Undecided left) {
            return "undecided, " + left.reason();
        }
        List<Integer> together = ((Interlocked) tested.result()).pieces();
        Picture picture = Picture.of(puzzle, tested.packing());
        String names = together.size() == picture.size()
                ? "all pieces"
                : together.stream().map(picture::name).collect(Collectors.joining(", "));
        return "interlocked: %s hold each other".formatted(names);
    }

    /** Returns the answer for programs, with the moves of each listed packing. */
    Answer answer(Optional<Limit> stoppedBy) {
        return answer(stoppedBy, true);
    }

    private Answer answer(Optional<Limit> stoppedBy, boolean hasLists) {
        ExitStatus status = status(stoppedBy);
        Optional<String> reason = stoppedBy.map(Limit::words).or(() -> switch (status) {
            case NO ->
                Optional.of(
                        packings == 0
                                ? "there is no packing"
                                : assemblable == 0
                                        ? "no packing comes apart"
                                        : "no packing has a level that --level allows");
            case UNDECIDED -> whyUndecided;
            default -> Optional.empty();
        });
        return new Answer(
                switch (status) {
                    case YES -> "assemblable";
                    case NO -> "infeasible";
                    default -> "undecided";
                },
                puzzle,
                reason,
                packings,
                assemblable,
                interlocked,
                undecided == 0 ? Optional.empty() : Optional.of(undecided),
                hardest.map(tested -> ((TakenApart) tested.result()).level()),
                hasLists
                        ? Optional.of(levels.entrySet().stream()
                                .map(level -> new Level(level.getKey().level(), level.getValue()))
                                .toList())
                        : Optional.empty(),
                hasLists ? Optional.of(listed.stream().map(this::tested).toList()) : Optional.empty(),
                JsonLine.seconds(clock.seconds()));
    }

    private Tested tested(TestedPacking one) {
        return new Tested(one.number(), DisassemblyAnswer.of(puzzle, one.packing(), one.result()));
    }

    /**
     * Holds the answer for JSON.
     *
     * @param hardest the level of the hardest packing
     * @param packings the results for the packings of the list
     */
    record Answer(
            String status,
            Puzzle puzzle,
            Optional<String> reason,
            long found,
            long assemblable,
            long interlocked,
            Optional<Long> undecided,
            Optional<String> hardest,
            Optional<List<Level>> levels,
            Optional<List<Tested>> packings,
            BigDecimal seconds) {}

    /** Holds a level, and how many packings have it. */
    record Level(String level, int packings) {}

    /** Holds the result for one packing. */
    record Tested(long number, DisassemblyAnswer found) {}
}
