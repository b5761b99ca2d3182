extension FirestoreFavorites {
  /// The longest id of a project: one of the older ones, a domain (RFC 1035) before a name of 30 letters.
  private static let longestProject = 253 + 1 + 30
  /// The longest `uid`: firebase.google.com/docs/auth/admin/manage-users.
  private static let longestUser = 128

  /// Whether a project can have this id: small letters, digits and hyphens, as cloud.google.com/resource-manager has it; the older ones
  /// have a domain, too: `example.org:kit`.
  public static func isProject(_ id: String) -> Bool {
    guard let first = id.utf8.first, (0x61...0x7A).contains(first), id.utf8.count <= longestProject else {
      return false
    }
    return id.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-.:".utf8.contains(byte)
    }
  }

  /// Whether a user can be called so there: 1 to 128 characters that are the name of a document, so without `/`, and not `.`, `..` or
  /// `__name__` (firebase.google.com/docs/firestore/quotas).
  package static func isUser(_ uid: String) -> Bool {
    uid.unicodeScalars.count <= longestUser && FirestoreName.isName(uid)
  }
}
