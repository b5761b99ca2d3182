import Gateways
import UseCases

/// The name of a document or collection, and its path in an address.
struct FirestoreName: Sendable, Hashable {
  /// The unescaped segments of the name: first `projects`, then the project's id, and so on.
  let segments: [String]

  /// Returns the root name of the documents in a project.
  ///
  /// - Throws: ``GatewayError/unavailable(what:why:)`` if the project's id is invalid.
  static func documents(of project: String) throws(GatewayError) -> FirestoreName {
    guard FirestoreFavorites.isProject(project) else {
      throw .unavailable(what: "project \(project)", why: "no project is called so")
    }
    return FirestoreName(segments: ["projects", project, "databases", "(default)", "documents"])
  }

  /// Returns this name with one more segment.
  ///
  /// - Throws: ``GatewayError/unavailable(what:why:)`` if the segment is invalid (firebase.google.com/docs/firestore/quotas).
  func appending(_ segment: String) throws(GatewayError) -> FirestoreName {
    guard Self.isName(segment) else {
      throw .unavailable(what: "\(text)/\(segment)", why: "no document can be called so")
    }
    return FirestoreName(segments: segments + [segment])
  }

  /// Returns whether the service accepts a string as a segment.
  static func isName(_ text: String) -> Bool {
    let isReserved = text == "." || text == ".." || (text.hasPrefix("__") && text.hasSuffix("__"))
    return !text.isEmpty && text.utf8.count <= 1500 && !text.utf8.contains(UInt8(ascii: "/")) && !isReserved
  }

  /// The unescaped name, as it appears in documents.
  var text: String { segments.joined(separator: "/") }

  /// The name as it appears in an address. Each segment is escaped, since Firestore would treat `a:commit` as a command.
  var path: String { segments.map { $0.percentEncoded() }.joined(separator: "/") }
}
