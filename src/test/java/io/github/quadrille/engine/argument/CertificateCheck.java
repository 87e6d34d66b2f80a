package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.argument.Certificate.Multiple;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Checks the certificates of arguments. A certificate names rows with a factor for each. A row says how often a cell is
 * covered, or how many pieces of a kind are used: it is an equation or has bounds. This class multiplies the rows by
 * their factors, adds them up, and checks that the sum is a contradiction.
 */
final class CertificateCheck {
    private final Puzzle puzzle;
    private final Region region;
    private final Map<Integer, BigInteger> factors = new HashMap<>();

    private CertificateCheck(Puzzle puzzle, List<Multiple> multiples) {
        this.puzzle = puzzle;
        this.region = puzzle.region();
        for (Multiple multiple : multiples) {
            assertThat(multiple.row()).isBetween(0, region.size() + puzzle.bag().size() - 1);
            assertThat(factors.put(multiple.row(), multiple.factor()))
                    .as("one multiple a row")
                    .isNull();
        }
    }

    static void check(Puzzle puzzle, Certificate certificate) {
        if (certificate instanceof Certificate.Modular modular) {
            new CertificateCheck(puzzle, modular.multiples()).checkModular(BigInteger.valueOf(modular.modulus()));
        } else if (certificate instanceof Certificate.Fractional fractional) {
            new CertificateCheck(puzzle, fractional.multiples()).checkFractional();
        }
    }

    private void checkModular(BigInteger modulus) {
        for (int row : factors.keySet()) {
            assertThat(bound(row, 1)).as("row %s is an equation", row).isEqualTo(bound(row, -1));
        }
        columns().forEach(sum -> assertThat(sum.mod(modulus)).isZero());
        assertThat(rightSide().mod(modulus)).isNotZero();
    }

    private void checkFractional() {
        columns().forEach(sum -> assertThat(sum).isNotPositive());
        assertThat(rightSide()).isPositive();
    }

    private List<BigInteger> columns() {
        PlacementTable table = new PlacementTable(puzzle);
        return IntStream.range(0, table.size())
                .mapToObj(table::placement)
                .map(this::column)
                .toList();
    }

    private BigInteger column(Placement placement) {
        BigInteger sum = factor(region.size() + puzzle.bag().indexOf(placement.kind()));
        for (Cell cell : placement.cells()) {
            sum = sum.add(factor(region.cellAt(cell.row(), cell.column())));
        }
        return sum;
    }

    private BigInteger factor(int row) {
        return factors.getOrDefault(row, BigInteger.ZERO);
    }

    private BigInteger rightSide() {
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Integer, BigInteger> factor : factors.entrySet()) {
            BigInteger bound =
                    BigInteger.valueOf(bound(factor.getKey(), factor.getValue().signum()));
            sum = sum.add(bound.multiply(factor.getValue()));
        }
        return sum;
    }

    /**
     * Returns the bound that the row of a cell or a kind needs when it is multiplied by a factor of this sign: the
     * upper bound for a negative sign, and otherwise the lower bound.
     */
    private long bound(int row, int sign) {
        if (row < region.size()) {
            return sign < 0 || region.isMandatory(row) ? 1 : 0;
        }
        CountRange count = puzzle.bag().count(row - region.size());
        if (sign < 0) {
            assertThat(count.isOpen()).as("an open range has no upper bound").isFalse();
        }
        return sign < 0 ? count.max() : count.min();
    }
}
