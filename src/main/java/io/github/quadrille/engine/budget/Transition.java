package io.github.quadrille.engine.budget;

/**
 * One way on from a state to a state of the next item, or back to one of the item before; the same for all states that it
 * is open to. It keeps their order: the bits of the window are shifted by one, and a number is added.
 *
 * @param option the option that is laid, or {@link #NOTHING}
 * @param price of it
 * @param needed bits that a state must have
 * @param banned bits that it must not have
 * @param field where the count of the option's kind stands; none if it is not counted
 * @param closed with this in the field the way is closed
 * @param added after the shift
 */
record Transition(int option, int price, Bits128 needed, Bits128 banned, Bits128 field, Bits128 closed, Bits128 added) {
    static final int NOTHING = -1;

    /** No state has this in an empty field. */
    private static final Bits128 NEVER = Bits128.bit(0);

    /** A way on which no count changes. */
    static Transition uncounted(int option, int price, Bits128 needed, Bits128 banned, Bits128 added) {
        return new Transition(option, price, needed, banned, Bits128.NONE, NEVER, added);
    }

    boolean isOpenTo(Bits128 state) {
        return state.and(needed).equals(needed)
                && state.and(banned).isNone()
                && !state.and(field).equals(closed);
    }
}
