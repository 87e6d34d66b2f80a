package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.PackingsQuestion;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.PackingPages;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Answers with a page of the list of all packings. Lists that were read recently are kept. */
final class PackingsVerb {
    private final RecentPages recent = new RecentPages();

    void answer(PackingsQuestion question, PuzzleInput input, Reply reply) throws IOException, UnusableInput {
        Puzzle puzzle = input.readWithPackings();
        PackingPages pages = recent.of(puzzle, question.upToSymmetry(), () -> question.begin(puzzle));
        reply.answer(question.answer(puzzle, pages, new ReplyListener(reply, puzzle).withoutPackings()));
    }

    /**
     * Keeps the lists of packings that were used last, because a client usually asks next for a page near the last one.
     */
    private static final class RecentPages {
        /** At most this many lists are kept, because each list holds a paused search, which takes memory. */
        private static final int MOST = 4;

        /** This map holds the lists that were used last. The list that was used longest ago comes first. */
        private final Map<Key, PackingPages> pages = new LinkedHashMap<>(16, 0.75f, true);

        private record Key(Puzzle puzzle, boolean upToSymmetry) {}

        synchronized PackingPages of(Puzzle puzzle, boolean upToSymmetry, Supplier<PackingPages> begin) {
            PackingPages found = pages.computeIfAbsent(new Key(puzzle, upToSymmetry), key -> begin.get());
            if (pages.size() > MOST) {
                pages.remove(pages.keySet().iterator().next());
            }
            return found;
        }
    }
}
