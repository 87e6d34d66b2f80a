package io.github.quadrille.io.answer;

import io.github.quadrille.core.target.CoveringCheck;
import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.TetrominoShape;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Holds the evaluation of a covering:
 *
 * <pre>
 * {"status": "optimal", "target": 7924, "covered": 7924, "missing": 0, "excess": 0,
 *  "accuracy": 100, "least_wrong": 0, "pieces": 1981, "shapes": {"1": 95, ...},
 *  "caps": [{"name": "1", "used": 95, "most": 95}], "seconds": 0.3}
 * </pre>
 *
 * @param leastWrong the proven least number of missing and excess cells of any covering; empty for a covering that is
 *     only checked
 * @param faults the faults of a covering that is only checked; empty for a covering that was found
 * @param seconds the time of the search; empty for a covering that is only checked
 */
public record CoverAnswer(
        String status,
        int target,
        int covered,
        int missing,
        int excess,
        BigDecimal accuracy,
        OptionalLong leastWrong,
        int pieces,
        Map<String, Integer> shapes,
        List<Cap> caps,
        Optional<List<String>> faults,
        Optional<BigDecimal> seconds) {
    public static CoverAnswer found(
            String status, CoveringCheck check, long leastWrong, ShapeLimits limits, double seconds) {
        return of(
                status,
                check,
                OptionalLong.of(leastWrong),
                limits,
                Optional.empty(),
                Optional.of(BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_EVEN)));
    }

    /** Returns the evaluation of a covering that another program has made. */
    public static CoverAnswer checked(String status, CoveringCheck check, ShapeLimits limits) {
        return of(status, check, OptionalLong.empty(), limits, Optional.of(check.faults()), Optional.empty());
    }

    /** Returns the accuracy of a covering in percent, rounded to six decimals. */
    public static BigDecimal percent(CoveringCheck check) {
        return BigDecimal.valueOf(check.accuracy()).setScale(6, RoundingMode.HALF_EVEN);
    }

    private static CoverAnswer of(
            String status,
            CoveringCheck check,
            OptionalLong leastWrong,
            ShapeLimits limits,
            Optional<List<String>> faults,
            Optional<BigDecimal> seconds) {
        Map<String, Integer> shapes = new LinkedHashMap<>();
        for (int id = 1; id <= TetrominoShape.COUNT; id++) {
            shapes.put(Integer.toString(id), check.uses().get(id));
        }
        return new CoverAnswer(
                status,
                check.target(),
                check.covered(),
                check.missing(),
                check.excess(),
                percent(check),
                leastWrong,
                check.pieces(),
                shapes,
                limits.caps().stream()
                        .map(cap -> new Cap(cap.name(), check.used(cap), cap.most()))
                        .toList(),
                faults,
                seconds);
    }

    private record Cap(String name, int used, int most) {}
}
