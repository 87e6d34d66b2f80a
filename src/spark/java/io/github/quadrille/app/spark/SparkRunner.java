package io.github.quadrille.app.spark;

import io.github.quadrille.engine.parts.Task;
import io.github.quadrille.engine.parts.TaskFailed;
import io.github.quadrille.engine.parts.TaskRunner;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Runs tasks on the executors of Spark. One thread sends the waiting tasks to Spark in jobs, each divided into
 * partitions. It sends another job while earlier jobs are still running. In this way, Spark has several partitions for
 * each core, so that no core waits and the last tasks are spread evenly. Short tasks share a partition.
 */
public final class SparkRunner implements TaskRunner {
    private static final String TIME_OF_PART = "spark.quadrille.part";
    private static final double SECONDS_OF_PARTITION = 0.5;
    private static final int PARTITIONS_OF_CORE = 4;
    private static final long GATHER_MILLIS = 20;
    private static final long MILLIS_TO_CONNECT = 10_000;
    private static final long MILLIS_TO_JOIN = 500;

    private final JavaSparkContext spark;
    /**
     * A part of a divided question is replaced by smaller parts when it takes this many times the average time of a
     * part, but at least {@link #LEAST_TIME_OF_PART}. A setting of Spark can give the time instead.
     */
    private static final int TOO_LONG = 10;

    private static final Duration LEAST_TIME_OF_PART = Duration.ofSeconds(30);

    private final Optional<Duration> timeOfPart;
    private final PartitionWork work;
    private final BlockingQueue<Asked> waiting = new LinkedBlockingQueue<>();
    private final BlockingQueue<byte[]> arrived = new LinkedBlockingQueue<>();
    /** The driver must keep this reference, because Spark forgets accumulators that have no other reference. */
    private final Answers answers = new Answers(arrived);

    private final AtomicLong ids = new AtomicLong();
    private final Thread thread = new Thread(this::run, "spark-tasks");
    /** The exception says why the runner accepts no more tasks. It is empty while the runner works. */
    private volatile Optional<RuntimeException> ended = Optional.empty();

    /**
     * The list holds the jobs that Spark has not ended yet. The runner's thread alone uses it and the two fields below.
     */
    private final List<Job> jobs = new ArrayList<>();

    private long answered;
    private double seconds;

    /** Holds a task that waits to be sent. */
    private record Asked(Question question, CompletableFuture<Object> answer) {}

    /** Holds a job of Spark, its tasks that have no answer yet, and the number of tasks that share a partition. */
    private record Job(JavaFutureAction<Void> action, Map<Long, CompletableFuture<Object>> open, int sharers) {
        int partitions() {
            return ceiling(open.size(), sharers);
        }
    }

    /**
     * Connects to the cluster that {@code spark-submit} names, and waits until its executors are there.
     *
     * @throws TaskFailed when Spark does not start
     */
    public SparkRunner() {
        SparkConf conf =
                new SparkConf().setIfMissing("spark.app.name", "Quadrille").setIfMissing("spark.log.level", "WARN");
        timeOfPart = timeOfPart(conf);
        try {
            spark = JavaSparkContext.fromSparkContext(SparkContext.getOrCreate(conf));
        } catch (RuntimeException e) {
            throw failure("Spark does not start", words(e));
        }
        awaitExecutors();
        spark.sc().register(answers);
        work = new PartitionWork(answers, conf.getInt("spark.executor.cores", spark.isLocal() ? cores() : 0));
        thread.setDaemon(true);
        thread.start();
    }

    private static Optional<Duration> timeOfPart(SparkConf conf) {
        if (!conf.contains(TIME_OF_PART)) {
            return Optional.empty();
        }
        try {
            long millis = conf.getTimeAsMs(TIME_OF_PART);
            if (millis > 0) {
                return Optional.of(Duration.ofMillis(millis));
            }
        } catch (NumberFormatException e) {
            // The exception adds nothing to the message below.
        }
        throw new TaskFailed("%s is '%s', which is not a time above 0. Use %s=30s."
                .formatted(TIME_OF_PART, conf.get(TIME_OF_PART), TIME_OF_PART));
    }

    /**
     * Waits for the first executor, and then until no more executors join, but ten seconds at most. The number of parts
     * depends on the number of cores, so all executors should be there.
     */
    private void awaitExecutors() {
        long begin = System.nanoTime();
        long changed = begin;
        int known = 0;
        while (!spark.isLocal() && millisSince(begin) < MILLIS_TO_CONNECT) {
            // Spark counts the driver as an executor.
            int now = spark.statusTracker().getExecutorInfos().length - 1;
            if (now != known) {
                known = now;
                changed = System.nanoTime();
            } else if (known > 0 && millisSince(changed) > MILLIS_TO_JOIN) {
                return;
            }
            try {
                Thread.sleep(GATHER_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private static long millisSince(long begin) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
    }

    @Override
    public int cores() {
        return spark.defaultParallelism();
    }

    @Override
    public Optional<Duration> timeOfPart(Duration usual) {
        Duration tooLong = usual.multipliedBy(TOO_LONG);
        return timeOfPart.or(
                () -> Optional.of(tooLong.compareTo(LEAST_TIME_OF_PART) > 0 ? tooLong : LEAST_TIME_OF_PART));
    }

    @Override
    @SuppressWarnings("unchecked") // The answer to a Task<A> is an A.
    public <A> CompletableFuture<A> submit(Task<A> task) {
        Asked asked = new Asked(new Question(ids.incrementAndGet(), task), new CompletableFuture<>());
        waiting.add(asked);
        ended.ifPresent(asked.answer()::completeExceptionally);
        return (CompletableFuture<A>) asked.answer();
    }

    @Override
    public void close() {
        ended = Optional.of(new CancellationException());
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (ended.isEmpty()) {
            try {
                takeAnswers();
                sendWaiting();
            } catch (InterruptedException e) {
                ended = Optional.of(new CancellationException());
            } catch (RuntimeException | Error e) {
                if (ended.isEmpty() && !isProcessEnding()) {
                    ended = Optional.of(failure("Spark takes no more tasks", words(e)));
                }
            }
        }
        RuntimeException why = ended.get();
        for (Job job : jobs) {
            job.action().cancel(true);
            job.open().values().forEach(answer -> answer.completeExceptionally(why));
        }
        waiting.forEach(asked -> asked.answer().completeExceptionally(why));
        awaitEnd();
    }

    /**
     * Waits a moment until Spark has ended the cancelled tasks. Otherwise Spark would log complaints about tasks that
     * begin while it stops.
     */
    private void awaitEnd() {
        long begin = System.nanoTime();
        try {
            while (spark.statusTracker().getActiveStageIds().length > 0 && millisSince(begin) < MILLIS_TO_JOIN) {
                Thread.sleep(GATHER_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void takeAnswers() throws InterruptedException {
        // All answers of a job arrive before the job ends. So the jobs that have ended are listed first, and then the
        // answers are taken. An answer of a listed job that is still missing then will not arrive.
        List<Job> done = jobs.stream().filter(job -> job.action().isDone()).toList();
        byte[] parcel = arrived.poll(GATHER_MILLIS, TimeUnit.MILLISECONDS);
        while (parcel != null) {
            take((Answer) Parcel.unpack(parcel));
            parcel = arrived.poll();
        }
        for (Job job : done) {
            if (!job.open().isEmpty()) {
                giveUp(job);
            }
        }
        jobs.removeIf(job -> job.open().isEmpty());
    }

    private void take(Answer answer) {
        answered++;
        seconds += answer.seconds();
        for (Job job : jobs) {
            CompletableFuture<Object> future = job.open().remove(answer.id());
            // Spark may run a task twice, and then the second answer is ignored.
            if (future != null) {
                answer.value().ifPresent(future::complete);
                answer.failure()
                        .ifPresent(words ->
                                future.completeExceptionally(failure("A task failed in an executor of Spark", words)));
            }
        }
    }

    private void giveUp(Job job) throws InterruptedException {
        String why = "a job ended without its answers";
        try {
            job.action().get();
        } catch (ExecutionException | CancellationException e) {
            why = words(e);
        }
        if (!isProcessEnding()) {
            TaskFailed failure = failure("Spark gave tasks up", why);
            job.open().values().forEach(answer -> answer.completeExceptionally(failure));
            job.open().clear();
        }
    }

    private static TaskFailed failure(String what, String why) {
        return new TaskFailed("%s: %s. See its log.".formatted(what, why.replaceAll("[.\\s]+$", "")));
    }

    /** Returns the first line of Spark's message, without a stack trace that may follow. */
    private static String words(Throwable problem) {
        Throwable cause = problem instanceof ExecutionException ? problem.getCause() : problem;
        return cause.toString().lines().findFirst().orElseThrow();
    }

    /**
     * Returns whether the process is ending. Ctrl-C ends Spark, too, while the command still reports its results, so an
     * end of Spark is then not a failure.
     */
    private static boolean isProcessEnding() {
        Thread hook = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(hook);
            return !Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            return true;
        }
    }

    /** Sends waiting tasks when Spark has at most {@link #PARTITIONS_OF_CORE} partitions for each core. */
    private void sendWaiting() {
        int enough = PARTITIONS_OF_CORE * cores();
        int room = 2 * enough - jobs.stream().mapToInt(Job::partitions).sum();
        if (waiting.isEmpty() || room < enough) {
            return;
        }
        int spread = ceiling(waiting.size(), room);
        int sharers =
                answered == 0 ? 1 : (int) Math.max(1, Math.min(spread, SECONDS_OF_PARTITION * answered / seconds));
        List<Asked> sent = new ArrayList<>();
        waiting.drainTo(sent, room * sharers);
        sent.removeIf(asked -> asked.answer().isDone());
        if (!sent.isEmpty()) {
            send(sent, sharers);
        }
    }

    private void send(List<Asked> sent, int sharers) {
        Map<Long, CompletableFuture<Object>> open = new HashMap<>();
        sent.forEach(asked -> open.put(asked.question().id(), asked.answer()));
        try {
            List<byte[]> parcels =
                    sent.stream().map(Asked::question).map(Parcel::pack).toList();
            JavaFutureAction<Void> action =
                    spark.parallelize(parcels, ceiling(sent.size(), sharers)).foreachPartitionAsync(work);
            jobs.add(new Job(action, open, sharers));
        } catch (RuntimeException e) {
            waiting.addAll(sent);
            throw e;
        }
    }

    private static int ceiling(int number, int divisor) {
        return (number + divisor - 1) / divisor;
    }
}
