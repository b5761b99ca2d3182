import Synchronization

/// A cache of decoded blocks by name. A block never changes, so it is not fetched again while it is cached.
final class BlockCache: Sendable {
  /// The maximum size of the cached text, in bytes. If the blocks exceed it, the whole cache is cleared.
  private static let capacity = 128 << 20

  private struct Contents {
    var blocks: [String: any Sendable] = [:]
    var bytes = 0
  }

  private let kept = Mutex(Contents())

  func block<Block: Sendable>(_: Block.Type, _ name: String) -> Block? {
    kept.withLock { $0.blocks[name] as? Block }
  }

  func keep(_ block: some Sendable, _ name: String, bytes: Int) {
    kept.withLock { kept in
      if kept.bytes + bytes > Self.capacity { kept = Contents() }
      if kept.blocks.updateValue(block, forKey: name) == nil { kept.bytes += bytes }
    }
  }
}
