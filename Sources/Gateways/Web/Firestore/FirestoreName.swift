import Gateways
import UseCases

/// The name of a document or a collection, and its place in an address.
struct FirestoreName: Sendable, Hashable {
  /// `projects`, the project, and so on; each a name of its own.
  let segments: [String]

  /// What all documents of a project are under.
  ///
  /// - Throws: ``GatewayError/unavailable(what:why:)`` when no project can be called so.
  static func documents(of project: String) throws(GatewayError) -> FirestoreName {
    guard FirestoreFavorites.isProject(project) else {
      throw .unavailable(what: "project \(project)", why: "no project is called so")
    }
    return FirestoreName(segments: ["projects", project, "databases", "(default)", "documents"])
  }

  /// What is called `segment` under this.
  ///
  /// - Throws: ``GatewayError/unavailable(what:why:)`` when nothing can be called so (firebase.google.com/docs/firestore/quotas).
  func appending(_ segment: String) throws(GatewayError) -> FirestoreName {
    guard Self.isName(segment) else {
      throw .unavailable(what: "\(text)/\(segment)", why: "no document can be called so")
    }
    return FirestoreName(segments: segments + [segment])
  }

  /// Whether the service lets a document be called so.
  static func isName(_ text: String) -> Bool {
    let isReserved = text == "." || text == ".." || (text.hasPrefix("__") && text.hasSuffix("__"))
    return !text.isEmpty && text.utf8.count <= 1500 && !text.utf8.contains(UInt8(ascii: "/")) && !isReserved
  }

  /// As it stands in documents.
  var text: String { segments.joined(separator: "/") }

  /// As it stands in an address: each name escaped, since `a:commit` would be a command.
  var path: String { segments.map { $0.percentEncoded() }.joined(separator: "/") }
}
