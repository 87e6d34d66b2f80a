package io.github.quadrille.browser;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.teavm.diagnostics.Problem;
import org.teavm.model.CallLocation;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/** Compiles the engine to WebAssembly. Writes the loader and a packed copy of the WebAssembly into the same folder. */
final class WasmCompiler {
    private static final String LOADER = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

    private WasmCompiler() {}

    /**
     * Compiles the engine.
     *
     * @param arguments the folder to write to, and the class path of the program
     */
    public static void main(String[] arguments) throws TeaVMToolException, IOException {
        Path folder = Path.of(arguments[0]);
        TeaVMTool tool = new TeaVMTool();
        tool.setClassPath(Arrays.stream(arguments[1].split(File.pathSeparator))
                .map(File::new)
                .toList());
        tool.setClassLoader(WasmCompiler.class.getClassLoader());
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName("quadrille.wasm");
        tool.setMainClass("io.github.quadrille.app.web.BrowserWorker");
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        // Without this setting, access to null would end the program instead of throwing an exception.
        tool.setStrict(true);
        tool.getTransformers().add(BrowserClasses.class.getName());
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            problems.forEach(problem -> System.err.println(words(problem)));
            throw new IllegalStateException(
                    "A browser lacks something of what is used above. Supply it in src/browser.");
        }
        try (InputStream loader = TeaVMTool.class.getClassLoader().getResourceAsStream(LOADER)) {
            Files.write(folder.resolve("loader.js"), loader.readAllBytes());
        }
        pack(folder);
    }

    /**
     * Packs the program as LZMA, which src/site/gallery/unpack.js unpacks. The result has two thirds of the size that
     * gzip reaches.
     */
    private static void pack(Path folder) throws IOException {
        byte[] program = Files.readAllBytes(folder.resolve("quadrille.wasm"));
        LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
        // The instructions of WebAssembly begin at any byte, and these settings suit data that is not aligned.
        options.setLcLp(LZMA2Options.LC_LP_MAX, 0);
        options.setPb(0);
        options.setNiceLen(LZMA2Options.NICE_LEN_MAX);
        try (OutputStream packed = new LZMAOutputStream(
                Files.newOutputStream(folder.resolve("quadrille.lzma")), options, program.length)) {
            packed.write(program);
        }
    }

    private static String words(Problem problem) {
        CallLocation place = problem.getLocation();
        return "%s %s%s"
                .formatted(
                        problem.getText(),
                        Arrays.toString(problem.getParams()),
                        place == null ? "" : " in %s, %s".formatted(place.getMethod(), place.getSourceLocation()));
    }
}
