package io.github.quadrille.instances;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The puzzle files that are made by a tool. Run in the project's folder, it writes them. */
final class GeneratedInstances {
    private GeneratedInstances() {}

    /** The texts of the files by their paths under {@code instances}. */
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
