package io.github.quadrille.engine.choco;

/** Which {@link Endgame} a search is to have. */
@FunctionalInterface
interface EndgameKind {
    /** Choco searches to the end. */
    EndgameKind NONE = state -> Endgame.NONE;

    /** Packings are found one by one, when they are asked for. */
    EndgameKind STEPWISE = LazyEndgame::new;

    /** One packing is found, if that is soon done. */
    EndgameKind FOR_ONE = FirstPackingEndgame::new;

    /** One for a search. */
    Endgame of(CoverState state);

    /** All packings are found, on so many threads. */
    static EndgameKind onThreads(int threads) {
        return state -> new ParallelEndgame(state, threads);
    }
}
