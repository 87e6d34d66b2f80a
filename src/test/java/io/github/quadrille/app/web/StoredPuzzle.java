package io.github.quadrille.app.web;

import io.github.quadrille.io.json.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * What the server says about a puzzle, as the gallery stores it.
 *
 * @param entry the puzzle in the server's list
 */
record StoredPuzzle(RunningServer server, Map<?, ?> entry) {
    /** Of more packings than that, the first are stored. */
    private static final int MOST_PACKINGS = 12_000;

    private static final int FIRST_PACKINGS = 400;
    private static final int PAGE = 200;
    /** A longer story of a search is nothing to be watched. */
    private static final int MOST_STEPS = 300;

    /** What the page shows of an answer; the rest is another number every time, or known from the view. */
    private static final List<String> SHOWN = List.of("status", "argument", "reason", "modulus", "weights", "cells");

    private static final List<String> COVERED = List.of("status", "packings", "worth", "reason");

    String path() {
        return entry.get("path").toString();
    }

    /** The line of its file. */
    String json() throws IOException, InterruptedException {
        String body = server.get("instances/" + path());
        Map<String, Object> view = parse(server.ask("puzzle", body));
        boolean isCover = view.get("goal").equals("cover");
        Optional<Map<String, Object>> packings = isCover ? Optional.empty() : packings(body, view);
        Map<String, Object> answers = new LinkedHashMap<>();
        if (!isCover) {
            answers.put("explain", answer("explain", body, SHOWN));
            answers.put("count", count(body, packings));
        }
        if (packings.isEmpty()) {
            answers.put("solve", answer("solve", body, isCover ? COVERED : SHOWN));
        }
        if (packings.isEmpty() && !isCover) {
            Map<String, Object> steps = parse(server.ask("refute?nodes=" + MOST_STEPS, body));
            if (steps.get("status").equals("refuted")) {
                answers.put("refute", steps);
            }
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("view", view);
        tree.put("answers", answers);
        packings.ifPresent(found -> tree.put("packings", found));
        return write(tree);
    }

    private Map<String, Object> answer(String verb, String body, List<String> shown)
            throws IOException, InterruptedException {
        Map<String, Object> answer = parse(server.ask(verb, body));
        answer.keySet().retainAll(shown);
        return answer;
    }

    private Map<String, Object> count(String body, Optional<Map<String, Object>> packings)
            throws IOException, InterruptedException {
        Object total = packings.map(found -> found.get("total")).orElse("0");
        if (!total.equals(entry.get("packings")) || Integer.parseInt(total.toString()) <= MOST_PACKINGS) {
            return answer("count?classes=true", body, List.of("status", "packings", "classes"));
        }
        Map<String, Object> known = new LinkedHashMap<>();
        known.put("status", "counted");
        known.put("packings", total);
        return known;
    }

    /** Nothing when there is none. */
    private Optional<Map<String, Object>> packings(String body, Map<String, Object> view)
            throws IOException, InterruptedException {
        Object known = entry.get("packings");
        boolean areAll = Integer.parseInt(known.toString()) <= MOST_PACKINGS;
        StoredPackings stored = new StoredPackings(view);
        all(body, "", areAll ? MOST_PACKINGS : FIRST_PACKINGS).forEach(stored::add);
        if (areAll && !known.equals(String.valueOf(stored.size()))) {
            throw new IllegalStateException("%s has %d packings, not %s.".formatted(path(), stored.size(), known));
        }
        return stored.size() == 0
                ? Optional.empty()
                : Optional.of(
                        stored.tree(known.toString(), areAll ? all(body, "&classes=true", MOST_PACKINGS) : List.of()));
    }

    private List<Map<?, ?>> all(String body, String more, int most) throws IOException, InterruptedException {
        List<Map<?, ?>> all = new ArrayList<>();
        boolean goesOn = true;
        while (goesOn && all.size() < most) {
            Map<String, Object> page =
                    parse(server.ask("packings?count=%d&from=%d%s".formatted(PAGE, all.size(), more), body));
            ((List<?>) page.get("packings")).forEach(each -> all.add((Map<?, ?>) each));
            goesOn = (Boolean) page.get("more");
        }
        return all;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> parse(String json) {
        LoadSettings settings =
                LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();
        return (Map<String, Object>) new Load(settings).loadFromString(json);
    }

    static String write(Map<String, ?> tree) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        JsonLine.write(tree, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
