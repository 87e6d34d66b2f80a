package io.github.quadrille.app.render;

/** How pictures show a board. */
public enum View {
    /** From above: cubes layer by layer, side by side. */
    LAYERS,
    /** In space, as by isometric projection: layers above each other, pulled apart. For cubes, and squares a cube thick. */
    EXPLODED
}
