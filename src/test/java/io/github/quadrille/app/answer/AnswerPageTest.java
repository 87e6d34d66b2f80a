package io.github.quadrille.app.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.answer.ClearAnswer;
import io.github.quadrille.io.answer.CountAnswer;
import io.github.quadrille.io.answer.CoverAnswer;
import io.github.quadrille.io.answer.EstimateAnswer;
import io.github.quadrille.io.answer.FactsAnswer;
import io.github.quadrille.io.answer.KindSetAnswer;
import io.github.quadrille.io.answer.LinkAnswer;
import io.github.quadrille.io.answer.NoAnswer;
import io.github.quadrille.io.json.RecordFields;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the page about JSON names every field of the answer records. */
final class AnswerPageTest {
    private static final Path PAGE = Path.of("src/site/markdown/json.md");

    @ParameterizedTest
    @ValueSource(
            classes = {
                CheckAnswer.Accepted.class,
                CheckAnswer.Refused.class,
                CheckAnswer.Undecided.class,
                ClearAnswer.class,
                ClearAnswer.Compared.class,
                ClearAnswer.Refereed.class,
                CountAnswer.class,
                CoverAnswer.class,
                EstimateAnswer.class,
                EstimateAnswer.None.class,
                ExplanationAnswer.class,
                FactsAnswer.class,
                GeneratedAnswer.class,
                GeneratedAnswer.None.class,
                HintAnswer.All.class,
                KindSetAnswer.class,
                LinkAnswer.class,
                NoAnswer.class,
                PossibleAnswer.class,
                RefutationAnswer.class
            })
    void every_field_is_on_the_page(Class<?> answer) throws IOException {
        assertThat(missing(answer)).isEmpty();
    }

    @Test
    void the_answer_to_a_puzzle_is_there_too() throws Exception {
        Class<?> verdict = Class.forName("io.github.quadrille.io.answer.VerdictAnswer");
        assertThat(fields(verdict, new HashSet<>()))
                .contains("status", "found", "limit", "evidence", "best", "covered");
        assertThat(missing(verdict)).isEmpty();
        assertThat(missing(Class.forName(verdict.getName() + "$StageAnswer"))).isEmpty();
    }

    private static List<String> missing(Class<?> answer) throws IOException {
        String page = Files.readString(PAGE);
        Set<String> fields = fields(answer, new HashSet<>());
        assertThat(fields).isNotEmpty();
        return fields.stream()
                .filter(field -> !page.contains("`" + field + "`"))
                .toList();
    }

    /** Returns the names of a record's fields, and of the fields of the records that it contains. */
    private static Set<String> fields(Class<?> type, Set<Class<?>> seen) {
        Set<String> fields = new TreeSet<>();
        if (type.isSealed()) {
            for (Class<?> each : type.getPermittedSubclasses()) {
                fields.addAll(fields(each, seen));
            }
        }
        if (type.isRecord()
                && type != RecordFields.Named.class
                && type.getPackageName().matches(".*\\.(answer|json)")
                && seen.add(type)) {
            for (RecordComponent component : type.getRecordComponents()) {
                Set<Class<?>> types = types(component.getGenericType());
                if (types.stream().noneMatch(RecordFields.Inline.class::isAssignableFrom)
                        || types.contains(List.class)) {
                    fields.add(RecordFields.name(component.getName()));
                }
                types.forEach(each -> fields.addAll(fields(each, seen)));
            }
        }
        return fields;
    }

    private static Set<Class<?>> types(Type type) {
        Set<Class<?>> types = new HashSet<>();
        if (type instanceof Class<?> plain) {
            types.add(plain);
        } else if (type instanceof ParameterizedType generic) {
            types.add((Class<?>) generic.getRawType());
            for (Type argument : generic.getActualTypeArguments()) {
                types.addAll(types(argument));
            }
        } else if (type instanceof WildcardType any) {
            for (Type bound : any.getUpperBounds()) {
                types.addAll(types(bound));
            }
        }
        return types;
    }
}
