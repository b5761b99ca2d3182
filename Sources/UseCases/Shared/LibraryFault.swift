/// Why a library of the system can't be used.
public enum LibraryFault: Sendable, Hashable {
  /// It can't be loaded, in the words of the system. `package`: what installs it on Debian and Ubuntu.
  case missing(why: String, package: String)
  /// It is older than the kit needs.
  case tooOld(found: String, needed: String)
  /// It was built without this part, which the kit needs.
  case builtWithout(String)
}
