package io.github.quadrille.app.cluster;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The workers that are here, and what each of them has. Times are nanoseconds of one clock. */
final class WorkerRegistry {
    private final Map<String, Member> members = new LinkedHashMap<>();
    private final Map<String, Member> holders = new HashMap<>();

    /** A worker. */
    static final class Member {
        private final String name;
        private final int threads;
        private final Map<String, Long> parts = new LinkedHashMap<>();
        private long heard;
        private int answered;

        private Member(String name, int threads, long now) {
            this.name = name;
            this.threads = threads;
            this.heard = now;
        }

        String name() {
            return name;
        }

        int threads() {
            return threads;
        }

        /** What it has, by the time since when. */
        Map<String, Long> parts() {
            return Collections.unmodifiableMap(parts);
        }

        long heard() {
            return heard;
        }

        void hear(long now) {
            heard = now;
        }

        /** Parts that it has answered. */
        int answered() {
            return answered;
        }

        void countAnswer() {
            answered++;
        }

        /** Whether a thread of it has nothing to do. */
        boolean isHungry() {
            return parts.size() < threads;
        }
    }

    Member join(String name, int threads, long now) {
        Member member = new Member(name, threads, now);
        members.put(name, member);
        return member;
    }

    /** Null when it is not here. */
    Member get(String name) {
        return members.get(name);
    }

    /** Lets a worker go, and tells what it had. */
    List<String> remove(String name) {
        List<String> parts = List.copyOf(members.remove(name).parts.keySet());
        parts.forEach(holders::remove);
        return parts;
    }

    Collection<Member> all() {
        return members.values();
    }

    int threads() {
        return members.values().stream().mapToInt(Member::threads).sum();
    }

    /** From now on this worker alone has the part. */
    void give(Member member, String part, long now) {
        member.parts.put(part, now);
        holders.put(part, member);
    }

    /** No worker has it any more; returns the one that had it, or null. */
    Member release(String part) {
        Member holder = holders.remove(part);
        if (holder != null) {
            holder.parts.remove(part);
        }
        return holder;
    }

    /** The parts that a worker has had since then or longer, the longest first. */
    List<String> partsSince(long time) {
        return members.values().stream()
                .flatMap(member -> member.parts.entrySet().stream())
                .filter(part -> part.getValue() <= time)
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }
}
