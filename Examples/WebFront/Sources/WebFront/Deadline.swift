import HummingbirdCore
import NIOCore
import NIOHTTPTypes

/// Closes a connection if a request doesn't arrive completely in time. An idle timeout alone doesn't close a connection whose bytes trickle
/// in.
final class Deadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  private let limit: TimeAmount
  private var closing: Scheduled<Void>?

  init(_ limit: TimeAmount) { self.limit = limit }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      let channel = context.channel
      closing = context.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
    case .end: closing?.cancel()
    case .body: break
    }
    context.fireChannelRead(data)
  }

  func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    context.fireChannelInactive()
  }
}

extension HTTPServerBuilder {
  /// Returns a server that closes connections that take longer than `patience` to send a request, or that stay idle for longer than `idle`.
  static func site(patience: TimeAmount = .seconds(30), idle: TimeAmount? = .seconds(30)) -> HTTPServerBuilder {
    .http1(configuration: .init(additionalChannelHandlers: [Deadline(patience)], idleTimeout: idle))
  }
}
