#if SQLite
  import UseCases

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The files of an open database, by which it notices that they were deleted or replaced: what is committed to a file without a name
  /// is lost.
  struct DatabaseFiles {
    /// Tells a file from all others, as long as it is open.
    private struct Number: Equatable {
      let device: UInt64
      let inode: UInt64

      /// `nil` if no file is there. Follows links, as whoever opens the file does.
      init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
      }
    }

    private let path: String
    /// Where ``path`` led to: SQLite follows links.
    private let place: String
    private let database: Number?
    private let log: Number?
    private let index: Number?

    /// The files that are at a path now, and beside it.
    ///
    /// - Parameter path: absolute, so that it leads to the same place whatever folder the process changes to.
    init(_ path: String) {
      self.path = path
      place = Folder.resolved(path) ?? path
      database = Number(path)
      log = Number(place + "-wal")
      index = Number(place + "-shm")
    }

    /// Whether the files are still there. The log can't go while the database is open, unless somebody removes it.
    var areInPlace: Bool {
      guard let database, Number(path) == database else { return false }
      return log == nil || Number(place + "-wal") == log
    }

    /// Removes the log of a database that is no longer at the path: SQLite would apply it to whatever takes its place.
    func removeLeftovers() {
      if Number(place) == database { return }
      for (name, number) in [(place + "-wal", log), (place + "-shm", index)]
      where number != nil && Number(name) == number { unlink(name) }
    }
  }
#endif
