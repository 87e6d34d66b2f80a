package io.github.quadrille.app.web;

import io.github.quadrille.io.answer.LinkWriter;


/** A puzzle as one word. */
final class LinkVerb implements Verb {
    @Override
    public String name() {
        return "link";
    }

    @Override
    public boolean isQuick() {
        return true;
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        return (body, reply) -> reply.answer(out -> LinkWriter.write(input.read(body), out));
    }
}
