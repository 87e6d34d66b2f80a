/** Runs tasks on the executors of Apache Spark. Only {@code quadrille-spark.jar} contains this package. */
package io.github.quadrille.app.spark;
