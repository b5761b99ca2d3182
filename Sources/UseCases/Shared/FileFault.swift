/// Why a file is refused though the system would allow it: somebody else may have put it there, or taken it away.
package enum FileFault: Sendable, Hashable {
  /// It is a pipe, a socket or a device.
  case notPlain
  /// It has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// It is a link, through which something else would be written.
  case link
  /// It belongs to another user, or has another name besides.
  case foreign
  /// Somebody put another one in its place while it was being written.
  case exchanged
  /// The log of a database was deleted while somebody has the database open. The latest changes may be in that log alone.
  case deletedInUse
}
