package io.github.quadrille.app.cluster;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Shows that the writer of a message knows the token (HMAC-SHA256, RFC 2104): 32 bytes, then the message.
 * It hides nothing. An old message that comes again does no harm, because a part has one answer.
 */
final class MessageAuthentication {
    /** Messages longer than this are not read. */
    static final int LONGEST = 16 << 20;

    private static final String ALGORITHM = "HmacSHA256";
    private static final int LENGTH = 32;
    private static final int BYTES_OF_NAME = 12;

    private final byte[] key;

    private MessageAuthentication(byte[] key) {
        this.key = key;
    }

    /** For messages of a cluster. */
    static MessageAuthentication of(String token) {
        return new MessageAuthentication(
                mac(token.getBytes(StandardCharsets.UTF_8), "messages".getBytes(StandardCharsets.UTF_8)));
    }

    /** A name under which only those meet who know the token; it does not give the token away. */
    static String clusterName(String name, String token) {
        byte[] digest = mac(token.getBytes(StandardCharsets.UTF_8), ("name " + name).getBytes(StandardCharsets.UTF_8));
        return "quadrille-" + HexFormat.of().formatHex(digest, 0, BYTES_OF_NAME);
    }

    byte[] close(String message) {
        byte[] text = message.getBytes(StandardCharsets.UTF_8);
        byte[] sealed = Arrays.copyOf(mac(key, text), LENGTH + text.length);
        System.arraycopy(text, 0, sealed, LENGTH, text.length);
        return sealed;
    }

    /** The message; empty when the seal is not of this token. */
    Optional<String> open(byte[] sealed) {
        if (sealed.length < LENGTH || sealed.length > LONGEST) {
            return Optional.empty();
        }
        byte[] text = Arrays.copyOfRange(sealed, LENGTH, sealed.length);
        return MessageDigest.isEqual(mac(key, text), Arrays.copyOf(sealed, LENGTH))
                ? Optional.of(new String(text, StandardCharsets.UTF_8))
                : Optional.empty();
    }

    private static byte[] mac(byte[] key, byte[] text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            // A key must not be empty.
            byte[] padded = Arrays.copyOf(key, key.length + 1);
            mac.init(new SecretKeySpec(padded, ALGORITHM));
            return mac.doFinal(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has " + ALGORITHM + ".", e);
        }
    }
}
