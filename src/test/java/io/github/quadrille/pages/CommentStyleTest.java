package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Checks comments by the style rules of CONTRIBUTING, as far as a test can: a comment stands alone, in plain words. */
@Slow
class CommentStyleTest {
    private static final int LONG = 30;
    /** At most this percentage of the sentences of comments may be long. */
    private static final int MOST_LONG = 4;

    /** A match is a comment, or a string, because strings may look like comments. */
    private static final Pattern TOKEN = Pattern.compile(
            "(?s)\"\"\"(?:[^\"\\\\]++|\\\\.|\"(?!\"\"))*+\"\"\"|\"(?:[^\"\\\\\n]++|\\\\.)*+\"|'(?:[^'\\\\\n]|\\\\.)+?'"
                    + "|/\\*.*?\\*/|(?://[^\n]*+(?:\n[ \t]*+(?=//))?)+");

    /** These openings lean on another comment, or leave the reader without a subject. */
    private static final Pattern OPENING = Pattern.compile(
            "(?:The same(?: with| as|,|\\.|;)|Those |They |What |Who |Which |Likewise|As above|Ditto|Of (?:these|those|the same)\\b|Is the |Are the ).*");

    private static final Pattern RIDDLES = Pattern.compile(
            "(?i)\\b(somebody|whoever|nobody|for want of|but for|be it|who asks|so many \\w+(?:(?! that | as )[^.])*(?:\\.|$))");

    private static List<Comment> comments;

    @BeforeAll
    static void readOnce() throws IOException {
        comments = comments();
    }

    @Test
    void a_comment_stands_alone() {
        assertThat(comments.stream()
                        .filter(comment -> OPENING.matcher(comment.text()).matches()))
                .isEmpty();
    }

    @Test
    void a_comment_has_no_riddles() {
        assertThat(comments.stream()
                        .filter(comment -> RIDDLES.matcher(comment.text()).find()))
                .isEmpty();
    }

    @Test
    void most_sentences_of_comments_are_short() {
        List<String> sentences = comments.stream()
                .flatMap(comment -> Stream.of(comment.text().split("(?<=[.:;])\\s|@\\w+")))
                .toList();
        List<String> tooLong = sentences.stream()
                .filter(sentence -> sentence.split("\\s+").length > LONG)
                .toList();
        assertThat(100 * tooLong.size())
                .as("%d of %d have more than %d words, such as %s", tooLong.size(), sentences.size(), LONG, tooLong)
                .isLessThanOrEqualTo(MOST_LONG * sentences.size());
    }

    /** Reads the comments of all sources in Java. */
    private static List<Comment> comments() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            List<Comment> read = new ArrayList<>();
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                String source = Files.readString(file);
                for (Matcher token = TOKEN.matcher(source); token.find(); ) {
                    if (token.group().startsWith("/")) {
                        long line = source.substring(0, token.start()).lines().count();
                        read.add(new Comment(file, Math.max(1, line), plain(token.group())));
                    }
                }
            }
            return read;
        }
    }

    /** Returns the words of a comment, without comment marks and tags. */
    private static String plain(String comment) {
        return comment.replaceAll("(?s)<pre>.*?</pre>", "")
                .replaceAll("(?m)^\\s*(?:/\\*\\*?|\\*/|\\*|//)|\\*/$", "")
                .replaceAll("\\{@\\w+ ([^}]*)}", "$1")
                .replaceAll("</?\\w+>", "")
                .replaceAll("\\s+", " ")
                .strip();
    }

    private record Comment(Path file, long line, String text) {
        @Override
        public String toString() {
            return "%s:%d: %s".formatted(file, line, text);
        }
    }
}
