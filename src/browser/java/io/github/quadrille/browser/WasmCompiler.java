package io.github.quadrille.browser;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles the engine to WebAssembly, for the browser. */
final class WasmCompiler {
    private WasmCompiler() {}

    /** @param args the folder to write to, and the class path of what is compiled */
    public static void main(String[] args) throws TeaVMToolException {
        List<File> path =
                Arrays.stream(args[1].split(File.pathSeparator)).map(File::new).toList();
        TeaVMTool tool = new TeaVMTool();
        tool.setClassPath(path);
        tool.setClassLoader(WasmCompiler.class.getClassLoader());
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(new File(args[0]));
        tool.setTargetFileName("quadrille.wasm");
        tool.setMainClass("io.github.quadrille.app.web.BrowserWorker");
        tool.setOptimizationLevel(TeaVMOptimizationLevel.valueOf(System.getProperty("level", "ADVANCED")));
        tool.setObfuscated(true);
        tool.setStrict(true);
        tool.getTransformers().add(BrowserClasses.class.getName());
        tool.setLog(new ConsoleTeaVMToolLog(false));
        tool.generate();
        tool.getProblemProvider().getSevereProblems().forEach(problem -> {
            System.err.println(Arrays.toString(problem.getParams()) + " in "
                    + (problem.getLocation() == null
                            ? null
                            : problem.getLocation().getMethod()) + " "
                    + (problem.getLocation() == null
                            ? null
                            : problem.getLocation().getSourceLocation()));
        });
    }
}
