/**
 * Tasks done on other machines. The head opens a Hazelcast member that no other member joins; workers are its
 * clients, so that they listen nowhere and their coming and going moves no data. What crosses the wire are sealed
 * byte arrays: records as JSON, puzzles in them as puzzle files. Only this package knows Hazelcast.
 */
package io.github.quadrille.app.cluster;
