extension FirestoreFavorites {
  /// The maximum length of a project id. Older ids start with a domain (RFC 1035), and end with a name of up to 30 letters.
  private static let longestProject = 253 + 1 + 30
  /// The maximum length of a `uid`: firebase.google.com/docs/auth/admin/manage-users
  private static let longestUser = 128

  /// Returns whether a string is a valid project id: lowercase letters, digits and hyphens (cloud.google.com/resource-manager). Older ids
  /// also have a domain: `example.org:kit`.
  public static func isProject(_ id: String) -> Bool {
    guard let first = id.utf8.first, (0x61...0x7A).contains(first), id.utf8.count <= longestProject else {
      return false
    }
    return id.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-.:".utf8.contains(byte)
    }
  }

  /// Returns whether a string is a valid user id: 1 to 128 characters that can name a document. So it has no `/`, and is not `.`, `..` or
  /// `__name__` (firebase.google.com/docs/firestore/quotas).
  package static func isUser(_ uid: String) -> Bool {
    uid.unicodeScalars.count <= longestUser && FirestoreName.isName(uid)
  }
}
