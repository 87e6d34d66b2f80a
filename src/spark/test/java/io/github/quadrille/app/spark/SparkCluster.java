package io.github.quadrille.app.spark;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.FreePort;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/**
 * Runs a master and two workers of Spark, each worker with one core, and submits commands to them. All run on this
 * machine.
 */
final class SparkCluster {
    private static final String HOST = InetAddress.getLoopbackAddress().getHostAddress();
    private static final String JAR = System.getProperty("quadrille.spark.jar");
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final Path home;
    private final String place;
    private final List<Process> workers = new ArrayList<>();

    /**
     * Makes a cluster that is not started.
     *
     * @param home an empty folder that Spark uses as its home
     */
    private SparkCluster(Path home) throws IOException {
        this.home = home;
        this.place = "spark://" + HOST + ":" + FreePort.find();
    }

    static SparkCluster start(Path home) throws Exception {
        SparkCluster cluster = new SparkCluster(home);
        cluster.nameJars();
        int port = Integer.parseInt(cluster.place.substring(cluster.place.lastIndexOf(':') + 1));
        cluster.java("master", "org.apache.spark.deploy.master.Master", "--host", HOST, "--port", "" + port)
                .start();
        // A worker that starts before its master listens tries again only after seconds.
        until("the master listens", () -> isListening(port));
        for (String name : List.of("worker1", "worker2")) {
            String[] words = {"--host", HOST, "--cores", "1", "--memory", "600m", "--work-dir", name, cluster.place};
            cluster.workers.add(cluster.java(name, "org.apache.spark.deploy.worker.Worker", words)
                    .start());
        }
        return cluster;
    }

    /**
     * Makes a jar whose manifest lists the jars of the tests' class path, except those that our own jar contains. With
     * this jar, the Spark processes find the listed jars as in an installed Spark.
     */
    private void nameJars() throws IOException {
        List<String> jars = new ArrayList<>();
        try (JarFile ours = new JarFile(JAR)) {
            for (String element : System.getProperty("java.class.path").split(":")) {
                Path jar = Path.of(element);
                if (Files.isRegularFile(jar) && !isIn(ours, jar)) {
                    jars.add(jar.toUri().toString());
                }
            }
        }
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", jars));
        Path all = Files.createDirectory(home.resolve("jars")).resolve("all.jar");
        new JarOutputStream(Files.newOutputStream(all), manifest).close();
    }

    private static boolean isIn(JarFile ours, Path jar) throws IOException {
        try (JarFile theirs = new JarFile(jar.toFile())) {
            Enumeration<JarEntry> entries = theirs.entries();
            while (entries.hasMoreElements()) {
                String name = entries.nextElement().getName();
                if (name.endsWith(".class") && !name.contains("-info") && !name.startsWith("META-INF")) {
                    return ours.getEntry(name) != null;
                }
            }
            return false;
        }
    }

    private static boolean isListening(int port) throws IOException {
        try (Socket socket = new Socket(HOST, port)) {
            return socket.isConnected();
        } catch (ConnectException e) {
            return false;
        }
    }

    /** Returns a Java process with options that make it start soon, which matters more here than speed. */
    private Child java(String name, String mainClass, String... words) {
        List<String> command = new ArrayList<>(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx500m"));
        command.addAll(List.of("-cp", home.resolve("jars") + "/*", mainClass));
        command.addAll(List.of(words));
        return Child.java(command.toArray(String[]::new))
                .in(home)
                .environment("SPARK_HOME", home.toString())
                .environment("SPARK_SCALA_VERSION", "2.13")
                .environment("SPARK_LOCAL_IP", HOST)
                .out(home.resolve(name + ".out"))
                .err(home.resolve(name + ".err"));
    }

    /** Starts a command in the way that {@code spark-submit} does. */
    Submitted submit(String name, List<String> settings, String... command) throws IOException {
        List<String> words = new ArrayList<>(List.of("--master", place, "--executor-memory", "500m"));
        Stream.concat(
                        Stream.of(
                                "spark.ui.enabled=false",
                                "spark.executor.extraJavaOptions=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"),
                        settings.stream())
                .forEach(setting -> words.addAll(List.of("--conf", setting)));
        words.add(JAR);
        words.addAll(List.of(command));
        Process process = java(name, "org.apache.spark.deploy.SparkSubmit", words.toArray(String[]::new))
                .start();
        return new Submitted(process, home.resolve(name + ".out"), home.resolve(name + ".err"));
    }

    /** Waits until there is an executor at work, and returns one. */
    ProcessHandle executor() throws Exception {
        until("there is an executor", () -> executors().findAny().isPresent());
        return executors().findAny().orElseThrow();
    }

    private Stream<ProcessHandle> executors() {
        return workers.stream().flatMap(Process::descendants).filter(ProcessHandle::isAlive);
    }

    static void until(String what, Callable<Boolean> isSo) throws Exception {
        long patience = System.nanoTime() + PATIENCE.toNanos();
        while (!isSo.call()) {
            if (System.nanoTime() > patience) {
                throw new IllegalStateException("Not in a minute: " + what);
            }
            Thread.sleep(20);
        }
    }

    /** Holds a command that was started, and the files with its output. */
    record Submitted(Process process, Path outFile, Path errFile) {
        int exit() throws InterruptedException {
            return Child.exit(process, PATIENCE);
        }

        String out() throws IOException {
            return Files.readString(outFile);
        }

        String err() throws IOException {
            return Files.readString(errFile);
        }
    }
}
