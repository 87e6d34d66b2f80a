package io.github.quadrille.engine.argument;

import io.github.quadrille.core.placement.PlacementTable;

import java.util.Optional;

/**
 * A cell, a kind or a part of the board that no placements can satisfy. Looking takes time linear in the placements,
 * plus parts times kinds times their sizes.
 */
public sealed interface NoRoomArgument extends Argument permits UncoverableCell, ScarceKind, UnfillablePart {
    static Optional<NoRoomArgument> find(PlacementTable table) {
        return UncoverableCell.find(table)
                .<NoRoomArgument>map(cell -> cell)
                .or(() -> ScarceKind.find(table))
                .or(() -> UnfillablePart.find(table));
    }

    @Override
    default String name() {
        return "no room";
    }
}
