#if canImport(CRecetasCurl)
  import CRecetasCurl

  /// The system's libcurl, loaded when the first request is sent.
  enum CurlLibrary {
    /// What the library is called on Linux, whoever built it.
    static let name = "libcurl.so.4"

    /// What is wrong with it; `nil`: it is loaded.
    static let problem: String? = problem(with: name)

    /// Loads a library of this name.
    static func problem(with name: String) -> String? {
      recetas_curl_load(name).map { String(cString: $0) }
    }
  }
#endif
