package io.github.quadrille.instances;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes the puzzle files that programs generate, and writes them when this class is run in the project's folder. */
final class GeneratedInstances {
    private GeneratedInstances() {}

    /** Returns the texts of the files, keyed by their paths under {@code instances}. */
    static SortedMap<String, String> files() {
        SortedMap<String, String> files = new TreeMap<>();
        files.putAll(SigilsConverter.files());
        files.putAll(RandomHoles.files());
        files.putAll(CalendarBoard.files());
        return files;
    }

    public static void main(String[] arguments) throws IOException {
        for (Map.Entry<String, String> file : files().entrySet()) {
            Files.writeString(Instance.ROOT.resolve(file.getKey()), file.getValue());
        }
        SigilsConverter.boards().forEach(board -> System.out.println(board.row()));
    }
}
