import Fixtures
import Gateways
import Interfaces
import UseCases
import WebGateways

/// Checks everything that commands need, and explains how to fix problems. The checks change nothing, and query services only on request.
@MainActor struct Doctor {
  let call: Call
  private(set) var findings: [Finding] = []
  /// The number of services that were queried.
  var asked = 0

  var texts: Texts { call.texts }
  var settings: Settings { call.settings }

  init(_ call: Call) { self.call = call }

  mutating func examine(includingServices: Bool) async {
    let folder = examineFolder()
    examineLibraries()
    let location = examineLocation(folder)
    if let location { await examineStore(location) }
    examineSamples()
    if let folder { examineSignIn(folder) }
    examineVariables(location, folder)
    if includingServices { await examineServices() }
  }

  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Returns a finding that the check passed, or the problem that `body` throws.
  func finding(_ check: String, _ name: String, _ message: String, _ body: () throws -> Void) -> Finding {
    do {
      try body()
      return .ok(check, name, message)
    } catch {
      return .problem(check, name, Failure(error, texts).problem)
    }
  }

  /// Returns a finding that nothing exists at a path yet, or a problem if this user isn't permitted to look.
  ///
  /// - Parameter title: the path as shown to the user. By default, the path itself.
  func nothingThere(_ path: String, _ check: String, _ name: String, called title: String? = nil) -> Finding {
    Folder.closed(onTheWayTo: path).map { .problem(check, name, texts.closed($0)) }
      ?? .ok(check, name, texts.notYet(title ?? path))
  }

  private mutating func examineFolder() -> String? {
    let (check, name) = ("dataFolder", texts.dataFolder)
    guard let folder = call.options.dataFolder ?? settings.dataFolder else {
      add(.problem(check, name, texts.noDataFolder))
      return nil
    }
    guard let status = Folder.status(folder) else {
      add(nothingThere(folder, check, name))
      return folder
    }
    if status.kind != .folder {
      add(.problem(check, name, texts.notAFolder(folder)))
    } else if !Folder.mayWrite(folder) {
      add(.problem(check, name, texts.notYours(folder)))
    } else if let access = ProgramFiles.downloads(in: folder).lazy.compactMap(ForeignAccess.init(toFolder:)).first {
      add(.problem(check, name, texts.isNotYourFile(access)))
    } else if status.permissions & 0o022 != 0 {
      add(.warning(check, name, texts.othersMayChange(folder, status.permissions, "700")))
    } else {
      add(.ok(check, name, folder))
    }
    return folder
  }

  private mutating func examineLibraries() {
    add(finding("curl", "libcurl", texts.isUsable) { try SystemHTTP.check() })
  }

  private mutating func examineLocation(_ folder: String?) -> StoreLocation? {
    guard let folder else { return nil }
    do {
      return try StoreLocation.chosen(call.options.store, in: folder, texts)
    } catch {
      add(.problem("store", texts.storeName, Failure(error, texts).problem))
      return nil
    }
  }

  private mutating func examineSamples() {
    let lost = Fixtures.allCases.compactMap { fixture -> FixtureNotFound? in
      do throws(FixtureNotFound) { _ = try fixture.path() } catch { return error }
      return nil
    }
    if let first = lost.first {
      add(.warning("samples", texts.sampleData, texts.noFixture(first)))
    } else {
      add(.ok("samples", texts.sampleData, texts.areThere))
    }
  }

  private mutating func examineSignIn(_ folder: String) {
    let (check, name, file) = ("signIn", texts.signInName, SignInFile(folder: folder))
    do throws(GatewayError) {
      guard let kept = try file.read() else { return }
      let status = Folder.status(file.path)
      if let status, status.permissions & 0o077 != 0 {
        add(.problem(check, name, texts.othersMayRead(file.path, status.permissions)))
      } else {
        add(.ok(check, name, texts.signedIn(as: kept.signIn)))
      }
    } catch {
      add(.problem(check, name, texts.problem(error)))
    }
  }
}
