package io.github.quadrille.cluster;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The workers that are here, and what each of them has. Times are nanoseconds of one clock. */
final class Roster {
    private final Map<String, Member> members = new LinkedHashMap<>();

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
            return parts;
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

    void remove(String name) {
        members.remove(name);
    }

    Collection<Member> all() {
        return members.values();
    }

    int threads() {
        return members.values().stream().mapToInt(Member::threads).sum();
    }
}
