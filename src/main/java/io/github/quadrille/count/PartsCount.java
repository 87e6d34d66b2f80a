package io.github.quadrille.count;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts the parts of a whole, those that a journal knows excepted, and writes them down there. */
public final class PartsCount {
    private static final String FROM_JOURNAL = "read from the journal";

    private final Optional<Journal> journal;
    private final PartListener listener;

    private PartsCount(Optional<Journal> journal, PartListener listener) {
        this.journal = journal;
        this.listener = listener;
    }

    /**
     * Counts. Parts that are the same are counted once and reported each.
     *
     * @param listener is told of every part, those in the journal too, and of every one after it was written down
     * @throws UncheckedIOException when the journal cannot be written
     */
    public static void count(
            List<Part> parts,
            CountMethod method,
            CountLimits limits,
            Optional<Journal> journal,
            PartExecutor executor,
            PartListener listener) {
        new PartsCount(journal, listener).run(parts, method, limits, executor);
    }

    private void run(List<Part> parts, CountMethod method, CountLimits limits, PartExecutor executor) {
        Map<String, List<Part>> missing = new LinkedHashMap<>();
        for (Part part : parts) {
            Optional<BigInteger> known = journal.flatMap(file -> file.count(part));
            if (known.isPresent()) {
                listener.counted(
                        part, new PackingCount(known.get(), Optional.empty(), CountMethod.AUTO, FROM_JOURNAL, 0));
            } else {
                missing.computeIfAbsent(part.id(), id -> new ArrayList<>()).add(part);
            }
        }
        List<Part> distinct = missing.values().stream().map(same -> same.get(0)).toList();
        executor.count(distinct, method, limits, new PartListener() {
            @Override
            public void counted(Part part, PackingCount count) {
                if (count.isComplete()) {
                    record(part, count);
                }
                missing.get(part.id()).forEach(same -> listener.counted(same, count));
            }

            @Override
            public void progress(CountProgress progress) {
                listener.progress(progress);
            }

            @Override
            public boolean isInterrupted() {
                return listener.isInterrupted();
            }
        });
    }

    private void record(Part part, PackingCount count) {
        if (journal.isPresent()) {
            try {
                journal.get().record(part, count.packings());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
