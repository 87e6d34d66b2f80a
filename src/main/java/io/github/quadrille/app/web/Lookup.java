package io.github.quadrille.app.web;

import io.github.quadrille.app.render.Palette;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.PieceAnswer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Answers requests that only look something up: the puzzles that come with the program, their pictures, the kinds of
 * pieces, and the description of the API. One separate thread does this, so that questions and the page do not wait for
 * it.
 */
final class Lookup implements AutoCloseable {
    private static final String SVG = ".svg";
    private static final String INSTANCES = "instances";
    private static final String KINDS = "kinds/";
    private static final String DESCRIPTION = "openapi.yaml";

    private final Instances instances = new Instances();
    private final Consumer<Throwable> defects;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "web-lookup");
        made.setDaemon(true);
        return made;
    });

    Lookup(Consumer<Throwable> defects) {
        this.defects = defects;
    }

    static boolean knows(String word) {
        return word.equals(DESCRIPTION)
                || word.equals(INSTANCES)
                || word.startsWith(INSTANCES + "/")
                || word.startsWith(KINDS);
    }

    /**
     * Answers a request on the thread of this class.
     *
     * @param path a path that {@link #knows} accepts
     */
    void answer(String path, Response response, Callback callback) {
        thread.execute(() -> {
            try {
                send(path, response, callback);
            } catch (UnusableInput | RuntimeException problem) {
                defects.accept(problem);
                ResponseWriter.refuse(Rejection.defect(problem), response, callback);
            } catch (Error problem) {
                callback.failed(problem);
            }
        });
    }

    private void send(String path, Response response, Callback callback) throws UnusableInput {
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "max-age=3600");
        if (path.equals(INSTANCES)) {
            ResponseWriter.json(instances.list(), response, callback);
        } else if (path.equals(DESCRIPTION)) {
            send("application/yaml; charset=utf-8", Optional.of(ApiDescription.text()), response, callback);
        } else if (path.startsWith(KINDS)) {
            send("application/json", KindTable.of(path.substring(KINDS.length())), response, callback);
        } else if (path.endsWith(SVG)) {
            String puzzle = path.substring(INSTANCES.length() + 1, path.length() - SVG.length());
            send("image/svg+xml", instances.picture(puzzle), response, callback);
        } else {
            send(
                    "text/plain; charset=utf-8",
                    Instances.text(path.substring(INSTANCES.length() + 1)),
                    response,
                    callback);
        }
    }

    private static void send(String type, Optional<String> text, Response response, Callback callback) {
        if (text.isPresent()) {
            byte[] content = text.get().getBytes(StandardCharsets.UTF_8);
            ResponseWriter.send(HttpStatus.OK_200, type, content, response, callback);
        } else {
            ResponseWriter.refuse(
                    Rejection.unusable(
                            HttpStatus.NOT_FOUND_404,
                            "There is no such path. Use /api/instances, or /api/kinds/square."),
                    response,
                    callback);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    /** Lists the named pieces of a lattice and the named sets of pieces, so that a page can offer them. */
    static final class KindTable {
        private KindTable() {}

        /** Returns the table as JSON; empty if no lattice has this name. */
        static Optional<String> of(String word) {
            return Lattices.ALL.stream()
                    .filter(lattice -> lattice.word().equals(word))
                    .findFirst()
                    .map(lattice -> new String(Reply.json(table(lattice)), StandardCharsets.UTF_8));
        }

        private record Table(String lattice, List<Set> sets, List<Entry> kinds) {}

        private record Set(String name, String symmetry, List<String> kinds) {
            static Set of(PieceSet set) {
                return new Set(
                        set.name(),
                        set.symmetry().word(),
                        set.kinds().stream().map(Kind::name).toList());
            }
        }

        private record Entry(String name, int size, String colour, List<List<Integer>> cells) {}

        private static Table table(Lattice lattice) {
            KindCatalogue catalogue = BuiltInKinds.of(lattice);
            List<Entry> kinds = new ArrayList<>();
            // The pieces of a bag mostly have the same size, so the colours are chosen for each size separately.
            catalogue.kinds().stream().mapToInt(Kind::size).distinct().sorted().forEach(size -> {
                List<Kind> alike = catalogue.kinds().stream()
                        .filter(kind -> kind.size() == size)
                        .toList();
                Palette palette = new Palette(alike.stream().map(Kind::name).toList());
                for (int number = 0; number < alike.size(); number++) {
                    Kind kind = alike.get(number);
                    kinds.add(new Entry(
                            kind.name(),
                            kind.size(),
                            palette.of(number).hex(),
                            PieceAnswer.cells(lattice, kind.shape().cells())));
                }
            });
            return new Table(
                    lattice.word(), catalogue.sets().stream().map(Set::of).toList(), kinds);
        }
    }
}
