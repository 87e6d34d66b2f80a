package io.github.quadrille.app.spark;

import io.github.quadrille.core.limit.Limits;
import java.util.Iterator;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.VoidFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers the questions of one partition, one after the other, in a thread of an executor. */
final class PartitionWork implements VoidFunction<Iterator<byte[]>> {
    private static final long serialVersionUID = 1;
    private static final Logger LOG = LoggerFactory.getLogger(PartitionWork.class);

    private final Answers answers;
    private final int cores;

    /**
     * Makes the work of one partition.
     *
     * @param cores the number of cores of an executor, which share its memory, or 0 when it has all cores of its
     *     machine
     */
    PartitionWork(Answers answers, int cores) {
        this.answers = answers;
        this.cores = cores;
    }

    @Override
    public void call(Iterator<byte[]> questions) {
        TaskContext context = TaskContext.get();
        int sharers = cores > 0 ? cores : Runtime.getRuntime().availableProcessors();
        Limits limits = Limits.NONE.withThreads(1).withMemory(Limits.NONE.memory() / sharers);
        // Spark's iterator throws when the job is cancelled. Spark then sends no answers of this partition. This is
        // right, because the last answer may be incomplete.
        while (questions.hasNext()) {
            answers.add(Parcel.pack(answer((Question) Parcel.unpack(questions.next()), limits, context)));
        }
    }

    private static Answer answer(Question question, Limits limits, TaskContext context) {
        long begin = System.nanoTime();
        try {
            Object value = question.task().answer(limits, context::isInterrupted);
            return new Answer(question.id(), Optional.of(value), Optional.empty(), secondsSince(begin));
        } catch (RuntimeException failure) {
            LOG.error("A task failed", failure);
            return new Answer(question.id(), Optional.empty(), Optional.of(failure.toString()), secondsSince(begin));
        }
    }

    private static double secondsSince(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }
}
