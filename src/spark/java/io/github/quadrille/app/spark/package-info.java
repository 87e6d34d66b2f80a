/** Has the executors of Apache Spark do tasks; only {@code quadrille-spark.jar} has it. */
package io.github.quadrille.app.spark;
