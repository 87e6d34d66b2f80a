package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the style rules of CONTRIBUTING that can be counted. */
class PageStyleTest {
    private static final int LONG = 25;
    private static final int TOO_LONG = 45;
    /** At most this percentage of a page's sentences may be long. */
    private static final int MOST_LONG = 15;

    private static final Pattern RIDDLES = Pattern.compile(
            "(?i)\\b(somebody|whoever|nobody|for want of|but for|be it|so do|what it is told|nothing but)\\b");
    private static final Pattern IMAGE = Pattern.compile("!\\[([^]]*)]\\(");
    private static final Pattern LINK = Pattern.compile("(?<!!)\\[([^]]*)]\\(");
    private static final int FEW_WORDS = 3;
    private static final int MOST_ROWS = 30;
    private static final Pattern END = Pattern.compile("(?<=[.!?:;])\\s+");

    static Stream<Page> pages() {
        return Page.all().stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void a_page_has_no_riddles(Page page) {
        assertThat(page.prose().stream()
                        .flatMap(line -> RIDDLES.matcher(line).results())
                        .map(MatchResult::group))
                .as("%s", page)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void most_sentences_of_a_page_are_short(Page page) {
        List<Integer> lengths = sentences(page).map(PageStyleTest::words).toList();
        long tooMany = lengths.stream().filter(length -> length > LONG).count();
        assertThat(100 * tooMany)
                .as("%s: %d of %d sentences have more than %d words", page, tooMany, lengths.size(), LONG)
                .isLessThanOrEqualTo((long) MOST_LONG * lengths.size());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void no_sentence_goes_on_and_on(Page page) {
        assertThat(sentences(page).filter(sentence -> words(sentence) > TOO_LONG))
                .as("%s", page)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void pictures_and_links_say_what_they_are(Page page) {
        assertThat(texts(IMAGE, page)).as("%s: pictures", page).allMatch(text -> words(text) >= FEW_WORDS);
        assertThat(texts(LINK, page))
                .as("%s: links", page)
                .noneMatch(text -> text.matches("(?i)|here|this|this page|link|more|see"));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void headings_do_not_jump(Page page) {
        int before = 0;
        for (String heading :
                page.prose().stream().filter(line -> line.startsWith("#")).toList()) {
            int level = heading.indexOf(' ');
            assertThat(level).as("%s: %s", page, heading).isBetween(before == 0 ? 1 : 2, before + 1);
            before = level;
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void a_table_has_a_header_and_few_rows(Page page) {
        List<String> table = new ArrayList<>();
        for (String line : Stream.concat(page.prose().stream(), Stream.of("")).toList()) {
            if (line.startsWith("|")) {
                table.add(line);
            } else if (!table.isEmpty()) {
                String header = table.get(0);
                assertThat(header).as("%s: a header", page).containsPattern("\\p{L}");
                assertThat(table).as("%s: %s", page, header).hasSizeBetween(3, MOST_ROWS + 2);
                assertThat(table.get(1)).as("%s: %s", page, header).matches("[|: -]+");
                table.clear();
            }
        }
    }

    private static Stream<String> texts(Pattern pattern, Page page) {
        return page.prose().stream()
                .flatMap(
                        line -> pattern.matcher(line.replaceAll("`[^`]*`", "x")).results())
                .map(text -> text.group(1));
    }

    /** Returns the sentences of paragraphs and lists, not those of tables. */
    private static Stream<String> sentences(Page page) {
        StringBuilder text = new StringBuilder();
        for (String line : page.prose()) {
            boolean isText = !line.matches("\\s*[|#!].*");
            boolean isNew = line.isBlank() || line.matches("\\s*([-*]|\\d+\\.) .*");
            text.append(isNew ? "\n" : " ").append(isText ? line.strip() : "\n");
        }
        return text.toString().lines().flatMap(END::splitAsStream).filter(sentence -> words(sentence) > 0);
    }

    private static int words(String sentence) {
        return (int) Stream.of(sentence.replaceAll("\\]\\([^)]*\\)", "]")
                        .replaceAll("`[^`]*`", "x")
                        .split("\\s+"))
                .filter(word -> word.matches(".*\\p{L}.*"))
                .count();
    }
}
