package io.github.quadrille.app.web;

/** What a puzzle is, with everything that one needs to draw it. */
final class PuzzleVerb implements Verb {
    @Override
    public String name() {
        return "puzzle";
    }

    @Override
    public boolean isQuick() {
        return true;
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        return (body, reply) -> reply.answer(PuzzleView.of(input.readDrawn(body)));
    }
}
