package io.github.quadrille.app.cluster;

import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;

/** Which addresses are meant, and whether they are safe: beyond loopback only with a token. */
final class Addresses {
    /** A token that can be guessed is none. */
    private static final int LEAST_TOKEN = 16;

    private static final String LOOPBACK = "127.0.0.1";

    private Addresses() {}

    /** Where the head listens. */
    static String listeningAt(ClusterAddress clusterAddress) throws ClusterUnreachable {
        InetAddress host = resolve(clusterAddress.host());
        if (!isOurs(host)) {
            throw new ClusterUnreachable(
                    "%s is not this machine, and workers meet where the counting command runs. Maybe run this there."
                            .formatted(clusterAddress.host()));
        }
        if (clusterAddress.bind().isEmpty()) {
            if (!host.isLoopbackAddress()) {
                throw new ClusterUnreachable(
                        "Workers on other machines cannot come to %s, since only this machine is listened to. Maybe add --bind %s."
                                .formatted(clusterAddress.host(), host.getHostAddress()));
            }
            return LOOPBACK;
        }
        InetAddress bind = resolve(clusterAddress.bind().get());
        if (!isOurs(bind)) {
            throw new ClusterUnreachable(
                    "%s is no address of this machine. Maybe one of those that 'hostname -I' tells."
                            .formatted(clusterAddress.bind().get()));
        }
        if (bind.isLoopbackAddress() && !isCalledLoopback(clusterAddress.bind().get())) {
            throw new ClusterUnreachable(
                    "%s is %s here, which only this machine can reach. Maybe use one of those that 'hostname -I' tells."
                            .formatted(clusterAddress.bind().get(), bind.getHostAddress()));
        }
        checkToken(bind, clusterAddress);
        return bind.getHostAddress();
    }

    /** What a worker connects to. */
    static InetAddress connectingTo(ClusterAddress clusterAddress) throws ClusterUnreachable {
        InetAddress host = resolve(clusterAddress.host());
        checkToken(host, clusterAddress);
        return host;
    }

    private static void checkToken(InetAddress address, ClusterAddress clusterAddress) throws ClusterUnreachable {
        if (!address.isLoopbackAddress() && clusterAddress.token().length() < LEAST_TOKEN) {
            throw new ClusterUnreachable(
                    clusterAddress.token().isEmpty()
                            ? "Beyond this machine a shared token is needed. Maybe make one with 'openssl rand -hex 24 > token',"
                                    + " and use --token-file token everywhere."
                            : "A token of %d characters can be guessed. Maybe use %d or more, as 'openssl rand -hex 24' makes."
                                    .formatted(clusterAddress.token().length(), LEAST_TOKEN));
        }
    }

    private static InetAddress resolve(String host) throws ClusterUnreachable {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new ClusterUnreachable("No machine is known as '%s'. Maybe use its address.".formatted(host));
        }
    }

    private static boolean isCalledLoopback(String name) {
        return name.equals("localhost") || name.startsWith("127.") || name.equals("::1");
    }

    private static boolean isOurs(InetAddress address) throws ClusterUnreachable {
        try {
            return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException e) {
            throw new ClusterUnreachable("The addresses of this machine cannot be asked for: " + e.getMessage());
        }
    }
}
