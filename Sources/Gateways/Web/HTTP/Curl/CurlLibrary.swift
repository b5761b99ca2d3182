#if canImport(CRecetasCurl)
  import CRecetasCurl
  import UseCases

  /// The system's libcurl. It is loaded before the first request. None of its functions can be called earlier.
  enum CurlLibrary {
    /// Loads the library, or throws why it can't be used. A process tries once and remembers the result.
    static func load() throws(HTTPError) { try system.get() }

    private static let system: Result<Void, HTTPError> = Result { () throws(HTTPError) in
      try load(named: "libcurl.so.4")
    }

    /// Loads a library, or throws why it can't be used.
    ///
    /// - Parameter name: the file name that the dynamic linker looks for.
    static func load(named name: String) throws(HTTPError) {
      if let why = recetas_curl_load(name) {
        throw .unusableLibrary(.missing(why: String(cString: why), package: "libcurl4"))
      }
    }
  }
#endif
