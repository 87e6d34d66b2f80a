package io.github.quadrille.proof.checker;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** What is tried out in files of its own. */
abstract class TrialTest {
    @TempDir
    Path folder;

    Trial trial;

    @BeforeEach
    final void startTrial() {
        trial = new Trial(folder);
    }
}
