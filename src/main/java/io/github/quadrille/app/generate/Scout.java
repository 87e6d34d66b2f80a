package io.github.quadrille.app.generate;

import java.util.concurrent.CompletableFuture;

/** Makes attempts ahead of whoever searches, who then leaves out those that fail. What it says decides only where to look. */
public interface Scout {
    /** Everything may be worth an attempt. */
    Scout NONE = new Scout() {
        @Override
        public CompletableFuture<Boolean> look(Attempt attempt) {
            return CompletableFuture.completedFuture(true);
        }

        @Override
        public int ahead() {
            return 1;
        }
    };

    /**
     * Takes an order, and does not wait.
     *
     * @return whether it succeeds; cancelled when nobody will find out, and by whoever does not want to know any more
     */
    CompletableFuture<Boolean> look(Attempt attempt);

    /** How many attempts it is good to have ordered. */
    int ahead();
}
