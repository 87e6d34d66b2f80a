package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Compiles and runs dancing links in C, whose speed our program is compared with. */
final class Yardstick {
    private final Path program;

    Yardstick(Path folder) throws IOException, InterruptedException {
        program = folder.resolve("dlx");
        Process compiler = new ProcessBuilder(
                        "cc", "-O3", "-march=native", "src/bench/c/dlx.c", "-o", program.toString())
                .inheritIO()
                .start();
        if (compiler.waitFor() != 0) {
            throw new IOException("The C compiler failed.");
        }
    }

    Path program() {
        return program;
    }

    /** Returns the command that counts all packings. */
    List<String> count(String board, String pieces) throws IOException {
        return List.of(program.toString(), board(board), pieces, "count");
    }

    /** Searches for one packing, and gives up after this many seconds. */
    Run find(String board, String pieces, int seconds) throws IOException, InterruptedException {
        return Run.of(1, List.of(program.toString(), board(board), pieces, "find", Integer.toString(seconds)));
    }

    /** Returns the argument that tells the yardstick the board: a size, or the path of a file with the picture. */
    private String board(String board) throws IOException {
        return board.contains("\n")
                ? Files.writeString(program.resolveSibling("board.txt"), board).toString()
                : board;
    }

    static long packings(Run run) {
        return Long.parseLong(run.output().split(" ", -1)[0]);
    }

    static boolean gaveUp(Run run) {
        return run.output().contains("timeout");
    }
}
