package io.github.quadrille.app.cluster;

import io.github.quadrille.app.cluster.WorkerRegistry.Member;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.PartExecutor.UnanswerablePart;
import io.github.quadrille.engine.parts.TaskAnswer;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.engine.parts.TaskSource;
import io.github.quadrille.engine.parts.TaskSource.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Decides who answers what. It does nothing by itself: it is told messages and the time, and says messages; so it can be
 * tried without a network and with a clock of one's own. All state that must survive is that of what is handed out.
 */
final class Coordinator {
    /** Messages of another version are not understood. */
    static final int VERSION = 4;
    /** A worker that says nothing for so long has gone. */
    static final long SILENCE = TimeUnit.SECONDS.toNanos(10);
    /** A part may take so long before an idle worker has it cut. */
    static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    private static final int MOST_THREADS = 4096;
    private static final int FAILURES = 3;

    private final TaskSource handout;
    private final BiConsumer<String, ToWorker> out;
    private final Consumer<String> log;
    private final WorkerRegistry roster = new WorkerRegistry();
    private final Map<String, Integer> failures = new HashMap<>();
    private final Set<String> uncut = new HashSet<>();
    private final PartQuota quota = new PartQuota();

    /**
     * @param out takes messages for workers
     * @param log hears of what people may want to know
     */
    Coordinator(TaskSource taskSource, BiConsumer<String, ToWorker> out, Consumer<String> log) {
        this.handout = taskSource;
        this.out = out;
        this.log = log;
    }

    /** Takes messages; answers among them are handed in together. */
    void receive(List<ToHead> messages, long now) {
        Map<String, TaskAnswer> answers = new LinkedHashMap<>();
        for (ToHead message : messages) {
            if (message instanceof ToHead.Here here) {
                here(here, now);
            } else if (message instanceof ToHead.Answers news) {
                // Welcome from every worker that knows the token: a part has one answer.
                news.answers().forEach((part, taskAnswer) -> {
                    if (isSound(part, taskAnswer)) {
                        answers.put(part, taskAnswer);
                        settle(news.worker(), part, taskAnswer);
                    }
                });
            } else if (message instanceof ToHead.Failed failed) {
                failed(failed);
            } else {
                gone(message.worker(), "has left");
            }
        }
        handout.answer(answers);
    }

    private void here(ToHead.Here here, long now) {
        if (here.version() != VERSION || here.threads() < 1 || here.threads() > MOST_THREADS) {
            out.accept(
                    here.worker(),
                    new ToWorker.Refused("The head is of another version. Maybe use the same jar everywhere."));
            log.accept("refused %s: it is of another version".formatted(here.worker()));
            return;
        }
        Member member = roster.get(here.worker());
        if (member == null) {
            member = roster.join(here.worker(), here.threads(), now);
            log.accept("%s has joined with %d %s"
                    .formatted(here.worker(), here.threads(), here.threads() == 1 ? "thread" : "threads"));
        }
        member.hear(now);
        compare(member, new HashSet<>(here.parts()), now);
    }

    /** The head cuts no part while the answer is on its way. */
    private boolean isSound(String part, TaskAnswer taskAnswer) {
        Optional<String> fault = handout.fault(part, taskAnswer);
        fault.ifPresent(words -> log.accept("refused " + words));
        return fault.isEmpty();
    }

    private void settle(String worker, String part, TaskAnswer taskAnswer) {
        Member member = roster.get(worker);
        if (member != null) {
            member.countAnswer();
            quota.learn(taskAnswer.seconds());
        }
        Member holder = roster.release(part);
        if (holder != null && !holder.name().equals(worker)) {
            out.accept(holder.name(), new ToWorker.Drop(List.of(part)));
        }
    }

    /** What one of us has forgotten, because of a message that was lost or a head that was. */
    private void compare(Member member, Set<String> has, long now) {
        List<String> lost = member.parts().entrySet().stream()
                .filter(part -> !has.contains(part.getKey()) && now - part.getValue() > SILENCE)
                .map(Map.Entry::getKey)
                .toList();
        lost.forEach(part -> {
            roster.release(part);
            handout.giveBack(part);
        });
        List<String> unknown = new ArrayList<>();
        for (String part : has) {
            if (!member.parts().containsKey(part)) {
                if (handout.resume(part)) {
                    roster.give(member, part, now);
                } else {
                    unknown.add(part);
                }
            }
        }
        if (!unknown.isEmpty()) {
            out.accept(member.name(), new ToWorker.Drop(unknown));
        }
    }

    private void failed(ToHead.Failed failed) {
        Member member = roster.get(failed.worker());
        if (member == null || !member.parts().containsKey(failed.part())) {
            return;
        }
        roster.release(failed.part());
        log.accept(
                "%s cannot answer %s %s: %s".formatted(member.name(), handout.noun(), failed.part(), failed.reason()));
        if (failures.merge(failed.part(), 1, Integer::sum) < FAILURES) {
            handout.giveBack(failed.part());
        } else if (!handout.cut(failed.part())) {
            throw new UnanswerablePart(
                    "The %s %s cannot be answered: %s".formatted(handout.noun(), failed.part(), failed.reason()));
        }
    }

    /** A worker's connection has ended, or it said good-bye. */
    void gone(String worker, String how) {
        Member member = roster.get(worker);
        if (member != null) {
            roster.remove(worker);
            member.parts().keySet().forEach(handout::giveBack);
            long open = member.parts().size();
            log.accept("%s %s; %s %s open again".formatted(worker, how, handout.count(open), open == 1 ? "is" : "are"));
        }
    }

    /** Looks after workers that are silent, hands out parts, and cuts those that keep all waiting. */
    void tick(long now) {
        roster.all().stream()
                .filter(member -> now - member.heard() > SILENCE)
                .map(Member::name)
                .toList()
                .forEach(worker -> gone(worker, "has not been heard of"));
        if (handout.isDecided()) {
            return;
        }
        handOut(now);
        long hungry = roster.all().stream().filter(Member::isHungry).count();
        if (hungry > 0 && handout.open() == 0 && cutLongest(hungry, now)) {
            handOut(now);
        }
    }

    private void handOut(long now) {
        int threads = roster.threads();
        for (Member member : roster.all()) {
            if (handout.open() == 0) {
                return;
            }
            int most = quota.of(member.threads(), handout.open(), threads);
            // Many parts in one message, rather than one as soon as there is room for it.
            if (member.isHungry() || member.parts().size() <= most / 2) {
                handOut(member, most, now);
            }
        }
    }

    private void handOut(Member member, int most, long now) {
        Map<TaskQuestion, Map<String, Puzzle>> work = new LinkedHashMap<>();
        while (member.parts().size() < most) {
            Optional<? extends Task> task = handout.take();
            if (task.isEmpty()) {
                break;
            }
            String id = task.get().id();
            roster.give(member, id, now);
            work.computeIfAbsent(handout.question(task.get()), taskQuestion -> new LinkedHashMap<>())
                    .put(id, task.get().puzzle());
        }
        work.forEach((taskQuestion, parts) -> out.accept(member.name(), new ToWorker.Work(taskQuestion, parts)));
    }

    /** Cuts parts that are at work for long, the longest first, until there is one for each idle worker. */
    private boolean cutLongest(long hungry, long now) {
        List<String> longest = roster.partsSince(now - PATIENCE).stream()
                .filter(part -> !uncut.contains(part))
                .toList();
        for (String part : longest) {
            if (handout.open() >= hungry) {
                break;
            }
            if (handout.cut(part)) {
                Member worker = roster.release(part);
                out.accept(worker.name(), new ToWorker.Drop(List.of(part)));
            } else {
                uncut.add(part);
            }
        }
        return handout.open() > 0;
    }

    /** Lets all workers go. */
    void end() {
        roster.all().forEach(member -> out.accept(member.name(), new ToWorker.End()));
    }

    WorkerRegistry roster() {
        return roster;
    }

    PartQuota quota() {
        return quota;
    }
}
