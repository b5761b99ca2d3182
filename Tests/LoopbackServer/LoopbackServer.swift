/// A web server on this machine for tests.
public final class LoopbackServer: Sendable {
}
