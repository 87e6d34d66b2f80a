package io.github.quadrille.io.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.export.ExportFormat.ExportRefused;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Reads exported files back into linear constraints. The reading follows the definition of each format, and shares no
 * code with the export.
 */
final class ExportedText {
    private ExportedText() {}

    static ProofModel model(Puzzle puzzle) {
        return new ProofModel(new PlacementTable(puzzle));
    }

    static String of(ExportFormat format, Puzzle puzzle) throws IOException, ExportRefused {
        return of(format, model(puzzle));
    }

    static String of(ExportFormat format, ProofModel model) throws IOException, ExportRefused {
        StringWriter text = new StringWriter();
        format.write(model, text);
        return text.toString();
    }

    static LinearSystem dimacs(String text) {
        List<String> lines = text.lines().filter(line -> !line.startsWith("c ")).toList();
        String[] header = lines.get(0).split(" ");
        if (Integer.parseInt(header[3]) != lines.size() - 1) {
            throw new IllegalArgumentException("The header is wrong: " + lines.get(0));
        }
        LinearSystem system = new LinearSystem(Integer.parseInt(header[2]));
        for (String line : lines.subList(1, lines.size())) {
            List<Integer> clause =
                    Arrays.stream(line.split(" ")).map(Integer::valueOf).toList();
            system.addClause(clause.subList(0, clause.size() - 1));
        }
        return system;
    }

    /**
     * Reads an OPB file.
     *
     * @param worth the least worth that a solution must have, or empty to ignore the objective
     */
    static LinearSystem opb(String text, OptionalLong worth) {
        List<String> lines = text.lines().filter(line -> !line.startsWith("*")).toList();
        String[] header = text.lines().iterator().next().split(" ");
        long constraints =
                lines.stream().filter(line -> !line.startsWith("min:")).count();
        if (Long.parseLong(header[4]) != constraints) {
            throw new IllegalArgumentException("The header is wrong: " + String.join(" ", header));
        }
        LinearSystem system = new LinearSystem(Integer.parseInt(header[2]));
        lines.forEach(line -> {
            List<String> words = new ArrayList<>(List.of(line.split(" ")));
            boolean objective = words.get(0).equals("min:");
            Map<Integer, Long> factors = new HashMap<>();
            int end = words.size() - (objective ? 1 : 3);
            for (int i = objective ? 1 : 0; i < end; i += 2) {
                factors.put(Integer.parseInt(words.get(i + 1).substring(1)) - 1, Long.valueOf(words.get(i)));
            }
            if (objective) {
                worth.ifPresent(least -> system.add(factors, Long.MIN_VALUE, -least));
            } else {
                long bound = Long.parseLong(words.get(end + 1));
                system.add(factors, bound, words.get(end).equals("=") ? bound : Long.MAX_VALUE);
            }
        });
        return system;
    }

    /**
     * Reads a DLX file. Every primary item must be covered within its bounds, and every secondary item at most once.
     */
    static LinearSystem dlx(String text) {
        List<String> lines = text.lines().filter(line -> !line.startsWith("| ")).toList();
        Map<String, long[]> bounds = new LinkedHashMap<>();
        boolean primary = true;
        for (String item : lines.get(0).split(" ")) {
            if (item.equals("|")) {
                primary = false;
            } else if (!primary) {
                bounds.put(item, new long[] {0, 1});
            } else {
                int bar = item.indexOf('|');
                String[] range =
                        bar < 0 ? new String[] {"1"} : item.substring(0, bar).split(":");
                bounds.put(
                        item.substring(bar + 1),
                        new long[] {Long.parseLong(range[0]), Long.parseLong(range[range.length - 1])});
            }
        }
        Map<String, Map<Integer, Long>> options = new LinkedHashMap<>();
        bounds.keySet().forEach(item -> options.put(item, new HashMap<>()));
        for (int option = 1; option < lines.size(); option++) {
            for (String item : lines.get(option).split(" ")) {
                options.get(item).put(option - 1, 1L);
            }
        }
        LinearSystem system = new LinearSystem(lines.size() - 1);
        options.forEach((item, factors) -> system.add(factors, bounds.get(item)[0], bounds.get(item)[1]));
        return system;
    }

    /**
     * Reads an XCSP3 file.
     *
     * @param worth the least worth that a solution must have, or empty to ignore the objective
     */
    static LinearSystem xcsp3(String text, OptionalLong worth)
            throws IOException, SAXException, ParserConfigurationException {
        Element instance = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement();
        Element array = (Element) instance.getElementsByTagName("array").item(0);
        int size = Integer.parseInt(array.getAttribute("size").replaceAll("[\\[\\]]", ""));
        LinearSystem system = new LinearSystem(size);
        if (array.getTextContent().strip().equals("0")) {
            system.add(Map.of(0, 1L), 0, 0);
        }
        NodeList children = instance.getElementsByTagName("constraints").item(0).getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            Node child = children.item(i);
            if (child.getNodeName().equals("intension")) {
                system.add(Map.of(0, 1L), Long.MIN_VALUE, -1);
            } else if (child.getNodeName().equals("sum")) {
                addSum((Element) child, system);
            }
        }
        NodeList coefficients = instance.getElementsByTagName("coeffs");
        if (worth.isPresent()) {
            String[] words = coefficients.item(0).getTextContent().strip().split(" ");
            Map<Integer, Long> factors = new HashMap<>();
            for (int i = 0; i < words.length; i++) {
                factors.put(i, Long.valueOf(words[i]));
            }
            system.add(factors, worth.getAsLong(), Long.MAX_VALUE);
        }
        return system;
    }

    /**
     * Reads a FlatZinc file.
     *
     * @param worth the least worth that a solution must have, or empty to ignore the objective
     */
    static LinearSystem flatZinc(String text, OptionalLong worth) {
        List<String> lines =
                text.lines().map(line -> line.replaceAll("%.*", "")).toList();
        LinearSystem system = new LinearSystem((int)
                lines.stream().filter(line -> line.startsWith("var 0..1: x")).count());
        Pattern linear = Pattern.compile("constraint int_lin_(eq|le)\\(\\[(.*)],\\[(.*)],(-?[0-9]+)\\); ");
        for (String line : lines) {
            Matcher sum = linear.matcher(line.stripTrailing() + " ");
            if (!sum.matches()) {
                assertThat(line).matches("|var 0.*|solve (satisfy|maximize worth);");
                continue;
            }
            List<String> names = List.of(sum.group(3).split(",", -1));
            List<String> numbers = List.of(sum.group(2).split(",", -1));
            Map<Integer, Long> factors = new HashMap<>();
            for (int i = 0; i < names.size() && !names.get(i).isEmpty(); i++) {
                if (!names.get(i).equals("worth")) {
                    factors.put(variable(names.get(i)), Long.valueOf(numbers.get(i)));
                }
            }
            long bound = Long.parseLong(sum.group(4));
            if (!names.contains("worth")) {
                system.add(factors, sum.group(1).equals("le") ? Long.MIN_VALUE : bound, bound);
            } else if (worth.isPresent()) {
                system.add(factors, worth.getAsLong(), Long.MAX_VALUE);
            }
        }
        if (worth.orElse(0) > 0 && !text.contains("maximize")) {
            system.add(Map.of(), 1, 1);
        }
        return system;
    }

    /**
     * Reads an LP file.
     *
     * @param worth the least worth that a solution must have, or empty to ignore the objective
     */
    static LinearSystem lp(String text, OptionalLong worth) {
        String[] sections = text.replaceAll("(?m)^\\\\.*\n", "")
                .replaceAll("\n  ", " ")
                .split("Maximize\n worth:|Subject To\n|Binary\n|End\n");
        LinearSystem system = new LinearSystem((int) sections[3].lines().count());
        worth.ifPresent(least -> system.add(terms(sections[1]), least, Long.MAX_VALUE));
        sections[2].lines().forEach(line -> {
            String[] words = line.strip().split(": | (?=[<=>])|(?<=[=]) ");
            long bound = Long.parseLong(words[3]);
            system.add(
                    terms(words[1]),
                    words[2].equals("<=") ? Long.MIN_VALUE : bound,
                    words[2].equals(">=") ? Long.MAX_VALUE : bound);
        });
        return system;
    }

    private static Map<Integer, Long> terms(String sum) {
        Map<Integer, Long> factors = new HashMap<>();
        for (String term : sum.strip().split(" *\\+ *")) {
            String[] words = term.split(" ");
            if (!term.isEmpty()) {
                factors.put(variable(words[words.length - 1]), words.length == 1 ? 1 : Long.parseLong(words[0]));
            }
        }
        return factors;
    }

    /**
     * Reads an MPS file.
     *
     * @param worth the least worth that a solution must have, or empty to ignore the objective
     */
    static LinearSystem mps(String text, OptionalLong worth) {
        Map<String, String> relations = new LinkedHashMap<>();
        Map<String, Map<Integer, Long>> rows = new HashMap<>();
        Map<String, Long> bounds = new HashMap<>();
        long variables = 0;
        for (String line : text.lines().filter(line -> !line.startsWith("*")).toList()) {
            String[] words = line.strip().split(" +");
            if (line.matches(" [NGLE]  .*")) {
                relations.put(words[1], words[0]);
                rows.put(words[1], new HashMap<>());
            } else if (line.startsWith("    RHS")) {
                bounds.put(words[1], Long.valueOf(words[2]));
            } else if (line.startsWith("    x")) {
                rows.get(words[1]).put(variable(words[0]), Long.valueOf(words[2]));
            } else if (line.startsWith(" BV")) {
                variables++;
            }
        }
        LinearSystem system = new LinearSystem((int) variables);
        relations.forEach((row, relation) -> {
            if (!relation.equals("N")) {
                system.add(
                        rows.get(row),
                        relation.equals("L") ? Long.MIN_VALUE : bounds.get(row),
                        relation.equals("G") ? Long.MAX_VALUE : bounds.get(row));
            } else if (worth.isPresent()) {
                system.add(rows.get(row), Long.MIN_VALUE, -worth.getAsLong());
            }
        });
        return system;
    }

    private static int variable(String name) {
        return Integer.parseInt(name.substring(1)) - 1;
    }

    private static void addSum(Element sum, LinearSystem system) {
        Map<Integer, Long> factors = new HashMap<>();
        String list = sum.getElementsByTagName("list").item(0).getTextContent().strip();
        for (String variable : list.split(" ")) {
            factors.put(Integer.valueOf(variable.replaceAll("x\\[|]", "")), 1L);
        }
        String condition =
                sum.getElementsByTagName("condition").item(0).getTextContent().strip();
        long bound = Long.parseLong(condition.replaceAll("\\(..,|\\)", ""));
        String relation = condition.substring(1, 3);
        system.add(
                factors,
                relation.equals("le") ? Long.MIN_VALUE : bound,
                relation.equals("ge") ? Long.MAX_VALUE : bound);
    }
}
