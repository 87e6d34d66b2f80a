package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam.SuccessorTies;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;

/**
 * Performs the search of {@link ConstructiveBeam}. Each step tries one more piece in every state of the beam, and keeps
 * the best of the new states.
 */
final class ConstructiveBeamSearch extends ConstructiveSearch {
    /**
     * The best partial packing leaves the fewest mandatory cells uncovered. Among equal ones, it lacks the fewest
     * pieces that the minima of the kinds require. So if all cells are covered, a packing with all required pieces
     * comes first.
     */
    private static final Comparator<PartialPacking> BEST_FIRST =
            Comparator.comparingInt(PartialPacking::uncovered).thenComparingLong(PartialPacking::missing);

    private final ConstructiveBeam method;
    private final RandomGenerator random;
    private final BeamState empty;
    private List<BeamState> beam;

    ConstructiveBeamSearch(PlacementTable table, ConstructiveBeam method, RandomGenerator random) {
        this.method = method;
        this.random = random;
        this.empty = BeamState.empty(table, method.emptyCorners());
        hold(List.of(empty));
    }

    @Override
    public void restart() {
        hold(List.of(empty));
    }

    @Override
    public boolean step() {
        NavigableSet<Successor> kept = new TreeSet<>(Successor.LOWEST_FIRST);
        NavigableSet<Successor> lowest = new TreeSet<>(Successor.LOWEST_FIRST);
        ToLongFunction<Long> tie = ties();
        for (BeamState state : beam) {
            offerSuccessors(state, kept, lowest, tie);
        }
        if (kept.isEmpty()) {
            return false;
        }
        hold(chosen(kept, lowest).stream()
                .map(one -> one.state().and(one.placement()))
                .toList());
        return true;
    }

    /**
     * Returns the successors that become the next beam. By the published rule, if the successors with the lowest score
     * fill the beam, random ones of these successors are chosen.
     *
     * @param kept the successors that come first by score and, among equal scores, by the number {@code tie}
     * @param lowest all successors that have the lowest score; empty if the published rule is not used
     */
    private Collection<Successor> chosen(Collection<Successor> kept, Collection<Successor> lowest) {
        if (lowest.size() < method.width()) {
            return kept;
        }
        List<Successor> drawn = new ArrayList<>(lowest);
        for (int i = 0; i < method.width(); i++) {
            Collections.swap(drawn, i, i + random.nextInt(drawn.size() - i));
        }
        return drawn.subList(0, method.width());
    }

    /**
     * Adds the successors of a state to the two sets.
     *
     * @param state the state
     * @param kept the successors so far that come first by score and, among equal scores, by the number {@code tie}
     * @param lowest all successors so far that have the lowest score; empty if the published rule is not used
     * @param tie a function from the signature of a successor to a number that decides between equal scores
     */
    private void offerSuccessors(
            BeamState state, NavigableSet<Successor> kept, NavigableSet<Successor> lowest, ToLongFunction<Long> tie) {
        int legal = state.packing().legalSize();
        looked(legal);
        for (int i = 0; i < legal; i++) {
            int placement = state.packing().legal(i);
            long score = state.scoreWith(placement);
            if (kept.size() < method.width() || score <= kept.last().score()) {
                Successor one = new Successor(state, placement, score, tie.applyAsLong(state.signatureWith(placement)));
                kept.add(one);
                if (kept.size() > method.width()) {
                    kept.pollLast();
                }
                if (!lowest.isEmpty() && score < lowest.first().score()) {
                    lowest.clear();
                }
                boolean isLowest = lowest.isEmpty() || score == lowest.first().score();
                if (isLowest && method.ties() == SuccessorTies.PUBLISHED) {
                    lowest.add(one);
                }
            }
        }
    }

    /**
     * Returns the function that decides between equal scores in this step. It is called at most once for each
     * successor, with the signature of the successor. If states must be distinct, successors with the same future get
     * the same number, so the set keeps only one of these successors.
     */
    private ToLongFunction<Long> ties() {
        if (method.ties() == SuccessorTies.PUBLISHED) {
            Map<Long, Long> first = new HashMap<>();
            AtomicLong made = new AtomicLong();
            return method.distinct()
                    ? signature -> first.computeIfAbsent(signature, unseen -> made.getAndIncrement())
                    : signature -> made.getAndIncrement();
        }
        long salt = random.nextLong();
        return method.distinct() ? signature -> mixed(signature ^ salt) : signature -> random.nextLong();
    }

    private void hold(List<BeamState> states) {
        beam = states;
        hold(states.stream().map(BeamState::packing).min(BEST_FIRST).orElseThrow());
    }

    /**
     * Mixes the bits of a number in a reversible way, so that every bit of the result depends on every bit of the
     * number (the finaliser of MurmurHash3).
     */
    private static long mixed(long bits) {
        long once = (bits ^ (bits >>> 33)) * 0xff51afd7ed558ccdL;
        long twice = (once ^ (once >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return twice ^ (twice >>> 33);
    }

    List<BeamState> beam() {
        return beam;
    }

    /**
     * A {@code Successor} is a state with one more piece.
     *
     * @param state the state
     * @param placement the placement of the piece
     * @param score the score of the state with the piece
     * @param tie the number that decides between equal scores
     */
    private record Successor(BeamState state, int placement, long score, long tie) {
        static final Comparator<Successor> LOWEST_FIRST =
                Comparator.comparingLong(Successor::score).thenComparingLong(Successor::tie);
    }
}
