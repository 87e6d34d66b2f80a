package io.github.quadrille.browser;

import io.github.quadrille.browser.MissingMethods.Of;
import io.github.quadrille.io.json.RecordFields;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Changes classes before TeaVM compiles them. Calls of methods that TeaVM lacks or implements differently go to {@link
 * MissingMethods}. Some methods of libraries that the program never calls lose their code. Records get methods that
 * return their components.
 */
public final class BrowserClasses implements ClassHolderTransformer {
    /**
     * Lists, for each class, methods that the program never calls. The program's models for Choco have no constraints
     * about tables or decision diagrams, no divisions and no powers. Its problems for ojAlgo are linear and have real
     * numbers only. The compiler cannot see this, and the code of these methods would make the download a sixth larger.
     */
    private static final Map<String, Set<String>> UNUSED = Map.of(
            "org.chocosolver.solver.constraints.IIntConstraintFactory",
            Set.of("table", "mddc", "div", "mod", "pow", "square"),
            "org.ojalgo.optimisation.convex.ConvexSolver$ModelIntegration",
            Set.of("build"),
            "org.ojalgo.optimisation.integer.IntegerSolver$ModelIntegration",
            Set.of("build"),
            "org.ojalgo.function.aggregator.ComplexAggregator",
            Set.of("getSet"));

    /**
     * Matches classes of functions in ojAlgo for complex and other numbers with which the program does not compute. Of
     * these classes, only the methods named in {@link #MADE} are kept.
     */
    private static final Pattern OTHER_NUMBERS =
            Pattern.compile("org\\.ojalgo\\.function\\.(Complex|Quaternion|Rational|Quadruple)Function");

    private static final Set<String> MADE = Set.of("<init>", "<clinit>", "getSet");
    private static final String WITHIN = "aggregator";

    private static final String HASH_MAP = HashMap.class.getName();
    private static final Set<String> HASH_MAPS = Set.of(HASH_MAP, LinkedHashMap.class.getName());
    private static final String ORDER = "java.util.HashOrder";
    private static final MethodReference SPREAD =
            new MethodReference(ORDER, "spread", ValueType.parse(Object.class), ValueType.INTEGER);

    private final Map<String, MethodReference> instead = new HashMap<>();

    public BrowserClasses() {
        ValueType map = ValueType.object(HASH_MAP);
        ValueType key = ValueType.parse(Object.class);
        ValueType entry = ValueType.object(HASH_MAP + "$HashEntry");
        instead.put(key(HASH_MAP, "rehash", List.of()), new MethodReference(ORDER, "rehash", map, ValueType.VOID));
        instead.put(
                key(HASH_MAP, "createHashedEntry", List.of(key, ValueType.INTEGER, ValueType.INTEGER)),
                new MethodReference(ORDER, "createHashedEntry", map, key, ValueType.INTEGER, ValueType.INTEGER, entry));
        for (Method method : MissingMethods.class.getDeclaredMethods()) {
            Class<?>[] types = method.getParameterTypes();
            Of of = method.getAnnotation(Of.class);
            if (!method.isSynthetic()) {
                List<ValueType> said =
                        Arrays.stream(types).map(ValueType::parse).toList();
                instead.put(
                        of == null
                                ? key(types[0].getName(), method.getName(), said.subList(1, said.size()))
                                : key(of.value().getName(), method.getName(), said),
                        new MethodReference(MissingMethods.class, method.getName(), signature(method)));
            }
        }
    }

    private static Class<?>[] signature(Method method) {
        Class<?>[] signature = Arrays.copyOf(method.getParameterTypes(), method.getParameterCount() + 1);
        signature[method.getParameterCount()] = method.getReturnType();
        return signature;
    }

    /** Returns the key of a method. It leaves out the return type, because a replacement may return a subtype. */
    private static String key(String owner, String name, List<ValueType> parameters) {
        return owner + "." + name + parameters;
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(MissingMethods.class.getName())) {
            return;
        }
        for (MethodHolder method : List.copyOf(type.getMethods())) {
            if (isUnused(type.getName(), method.getName())) {
                ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
                if (method.getName().equals(WITHIN)) {
                    program.constantNull(method.getResultType()).returnValue();
                } else {
                    program.construct(UnsupportedOperationException.class, program.constant(method.getName()))
                            .raise();
                }
            } else if (method.hasProgram()) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction each : block) {
                        if (each instanceof InvokeInstruction call) {
                            redirect(call, HASH_MAPS.contains(type.getName()));
                        }
                    }
                }
            }
        }
        if (Record.class.getName().equals(type.getParent())) {
            tellComponents(type, context);
        }
    }

    private static boolean isUnused(String type, String method) {
        return UNUSED.getOrDefault(type, Set.of()).contains(method)
                || OTHER_NUMBERS.matcher(type).matches() && !MADE.contains(method);
    }

    private void redirect(InvokeInstruction call, boolean isInHashMap) {
        MethodReference method = call.getMethod();
        MethodReference other = isInHashMap && method.getName().equals("hashCode")
                ? SPREAD
                : instead.get(key(method.getClassName(), method.getName(), List.of(method.getParameterTypes())));
        if (other == null) {
            return;
        }
        if (call.getInstance() != null) {
            Variable[] all = new Variable[call.getArguments().size() + 1];
            all[0] = call.getInstance();
            for (int i = 1; i < all.length; i++) {
                all[i] = call.getArguments().get(i - 1);
            }
            call.setInstance(null);
            call.setArguments(all);
        }
        call.setType(InvocationType.SPECIAL);
        call.setMethod(other);
    }

    private static void tellComponents(ClassHolder type, ClassHolderTransformerContext context) {
        List<FieldHolder> components = type.getFields().stream()
                .filter(field -> !field.hasModifier(ElementModifier.STATIC))
                .toList();
        type.getInterfaces().add(RecordOfAnswer.class.getName());
        tell(
                type,
                context,
                "fieldNames",
                String.class,
                components,
                (program, field) -> program.constant(RecordFields.name(field.getName())));
        tell(
                type,
                context,
                "fieldValues",
                Object.class,
                components,
                (program, field) ->
                        boxed(program, program.var(0, type).invokeVirtual(field.getName(), field.getType())));
    }

    private interface Telling {
        ValueEmitter of(ProgramEmitter program, FieldHolder field);
    }

    private static void tell(
            ClassHolder type,
            ClassHolderTransformerContext context,
            String name,
            Class<?> element,
            List<FieldHolder> components,
            Telling telling) {
        MethodHolder method = new MethodHolder(name, ValueType.arrayOf(ValueType.object(element.getName())));
        method.setLevel(org.teavm.model.AccessLevel.PUBLIC);
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        ValueEmitter array = program.constructArray(element, components.size());
        for (int i = 0; i < components.size(); i++) {
            array.setElement(i, telling.of(program, components.get(i)));
        }
        array.returnValue();
        type.addMethod(method);
    }

    private static ValueEmitter boxed(ProgramEmitter program, ValueEmitter value) {
        if (!(value.getType() instanceof ValueType.Primitive primitive)) {
            return value.cast(Object.class);
        }
        Class<?> box = switch (primitive.getKind()) {
            case BOOLEAN -> Boolean.class;
            case BYTE -> Byte.class;
            case SHORT -> Short.class;
            case CHARACTER -> Character.class;
            case INTEGER -> Integer.class;
            case LONG -> Long.class;
            case FLOAT -> Float.class;
            case DOUBLE -> Double.class;
        };
        return program.invoke(box.getName(), "valueOf", ValueType.object(box.getName()), value);
    }
}
