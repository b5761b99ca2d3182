#if canImport(CRecetasCurl)
  import CRecetasCurl
  import UseCases

  /// The system's libcurl. It is loaded when the first request is sent, and none of its functions may be called before.
  enum CurlLibrary {
    /// Loads it, or throws why it can't be used. It is tried once in a process; after that a call costs nothing.
    static func load() throws(HTTPError) { try system.get() }

    private static let system: Result<Void, HTTPError> = Result { () throws(HTTPError) in
      try load(named: "libcurl.so.4")
    }

    /// - Parameter name: the file, as the dynamic linker looks for it.
    static func load(named name: String) throws(HTTPError) {
      if let why = recetas_curl_load(name) {
        throw .unusableLibrary(.missing(why: String(cString: why), package: "libcurl4"))
      }
    }
  }
#endif
