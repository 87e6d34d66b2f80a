package io.github.quadrille.io.text;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces the error messages of libraries by messages that users understand. The messages of the libraries name
 * classes, tokens and settings that a user does not know.
 */
public final class Rewording {
    /** This text is used if no rule matches the message of the library. */
    private static final String UNKNOWN = "it cannot be read from here on";

    private final List<Rule> rules;

    private record Rule(Pattern theirs, String ours) {
        Optional<String> of(String message) {
            Matcher matcher = theirs.matcher(message);
            return matcher.find() ? Optional.of(theirs.matcher(matcher.group()).replaceFirst(ours)) : Optional.empty();
        }
    }

    private Rewording(List<Rule> rules) {
        this.rules = rules;
    }

    public static final Rewording JSON = new Rewording(List.of(
            rule("^the puzzle has more .*", "$0"),
            rule("nesting depth .*allowed \\((\\d+)", "brackets are nested more than $1 deep"),
            rule("^Number .*length .*allowed \\((\\d+)", "a number has more than $1 characters"),
            rule("^Name length .*allowed \\((\\d+)", "a key has more than $1 characters"),
            rule("^String .*length .*allowed \\((\\d+)", "a text has more than $1 characters"),
            rule("^Unexpected end-of-input", "the text ends before all brackets and quotes are closed"),
            rule("^Unexpected close marker '(.)': expected '(.)'", "there is '$1' where '$2' is expected"),
            rule("^Unexpected close marker '(.)'", "'$1' does not close anything here"),
            rule("^Illegal .*CTRL-CHAR, code (\\d+)", "there is a control character, number $1"),
            rule("^Unexpected character \\('(.)' .*expecting a colon", "there is '$1' where a colon is expected"),
            rule("^Unexpected character \\('(.)' .*expecting comma", "there is '$1' where a comma is expected"),
            rule(
                    "^Unexpected character \\('(.)' .*expecting double-quote",
                    "there is '$1' where a key in quotes is expected"),
            rule("^Unexpected character \\('(.)'", "'$1' does not belong here"),
            rule("^Unrecognized token '([^']*)'", "'$1' is not a value, and not in quotes"),
            rule("^Unrecognized character escape '(.)'", "there is no '\\\\$1'"),
            rule("Leading zeroes", "a number begins with 0"),
            rule("^Duplicate .*'(.*)'", "the key '$1' is there twice")));

    static final Rewording YAML = new Rewording(List.of(
            rule("^found character '\\\\t", "there is a tab where only blanks are allowed"),
            rule("^found character '(.)' that cannot start", "'$1' cannot begin a value"),
            rule("^expected ',' or '(.)'", "',' or '$1' is missing"),
            rule("^mapping values are not allowed", "there is a colon where a key is not possible"),
            rule("unexpected end of stream", "a quote is not closed"),
            rule("^expected the node content, but found '(.)'", "there is '$1' where a value is expected"),
            rule("^expected <(?:block end|document start)>", "this does not continue the lines above"),
            rule("^could not find expected ':'", "a colon is missing"),
            rule("^found unknown escape character (.)\\(", "there is no '\\\\$1'"),
            rule("^Version\\{", "there is no such version of YAML")));

    private static Rule rule(String theirs, String ours) {
        return new Rule(Pattern.compile(theirs, Pattern.DOTALL), ours);
    }

    /** Returns the text for users that replaces a message of a library. It is one line. */
    public String of(String message) {
        String found = rules.stream()
                .flatMap(rule -> rule.of(message).stream())
                .findFirst()
                .orElse(UNKNOWN);
        return Quote.message(found);
    }
}
