module example {
    requires io.github.quadrille;
}
