import Foundation

/// The folder that contains the app's data.
public struct AppFolder: Hashable, Sendable {
  /// The path of the folder, which is created by the first write.
  public let path: String

  public init(path: String) { self.path = path }

  /// The folder `Recetas` in Application Support, which the system backs up and never purges. On Linux, this is a temporary folder.
  public static var standard: AppFolder {
    #if os(Linux)
      let parent = FileManager.default.temporaryDirectory
    #else
      let parent = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    #endif
    return AppFolder(path: parent.appending(path: "Recetas").path)
  }

  /// The path of the SQLite database.
  public var database: String { path + "/recetas.sqlite" }
  /// The path of the folder with the place pictures.
  public var placePictures: String { path + "/places" }
}
