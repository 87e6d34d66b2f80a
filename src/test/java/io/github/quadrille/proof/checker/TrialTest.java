package io.github.quadrille.proof.checker;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Runs trials in a folder of temporary files. */
abstract class TrialTest {
    @TempDir
    Path folder;

    Trial trial;

    @BeforeEach
    final void startTrial() {
        trial = new Trial(folder);
    }
}
