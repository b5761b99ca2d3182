/// Why a system library can't be used.
public enum LibraryFault: Sendable, Hashable {
  /// It can't be loaded; `why` is the system's message, `package` the package that installs it on Debian and Ubuntu.
  case missing(why: String, package: String)
  /// It is older than the kit needs.
  case tooOld(found: String, needed: String)
  /// It was built without this feature, which the kit needs.
  case builtWithout(String)
}
