#if canImport(CRecetasCurl)
  import CRecetasCurl
  import UseCases

  /// The system's libcurl. It is loaded before the first request, and none of its functions can be called earlier.
  enum CurlLibrary {
    /// Loads the system's libcurl once per process, and remembers the result.
    ///
    /// - Throws: the reason that the library can't be used.
    static func load() throws(HTTPError) { try system.get() }

    private static let system: Result<Void, HTTPError> = Result { () throws(HTTPError) in
      try load(named: "libcurl.so.4")
    }

    /// Loads a library.
    ///
    /// - Parameter name: the file name that the dynamic linker looks for.
    /// - Throws: the reason that the library can't be used.
    static func load(named name: String) throws(HTTPError) {
      if let why = recetas_curl_load(name) {
        throw .unusableLibrary(.missing(why: String(cString: why), package: "libcurl4"))
      }
    }
  }
#endif
