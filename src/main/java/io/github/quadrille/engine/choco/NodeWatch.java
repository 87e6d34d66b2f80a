package io.github.quadrille.engine.choco;

/** Says when to stop, to who opens nodes outside of Choco. */
interface NodeWatch {
    /** Never. */
    NodeWatch NONE = new NodeWatch() {
        @Override
        public boolean isMetNow() {
            return false;
        }

        @Override
        public long nodesLeft() {
            return Long.MAX_VALUE;
        }
    };

    /** Whether to stop; looks at the clock, so it is to be asked about once in a millisecond. Once met, it stays so. */
    boolean isMetNow();

    /** How many nodes may still be opened; {@link Long#MAX_VALUE} where there is no limit, or none any more. */
    long nodesLeft();
}
