import Foundation

/// A local web server with TLS, run by OpenSSL, whose certificate isn't trusted.
public final class SecureServer: Sendable {
  /// The reason why the server's certificate isn't trusted.
  public enum Certificate: String, Sendable, CaseIterable {
    /// The certificate is self-signed.
    case selfSigned
    /// The certificate was valid for one day in 2020.
    case expired
    /// The certificate was issued for another host, not for `127.0.0.1`.
    case ofAnother
  }

  /// The address of the server, without a trailing slash.
  public let origin: String
  /// The path of the certificate file, in PEM format.
  public var certificate: String { folder.path + "/certificate.pem" }
  private let folder: TemporaryFolder
  private let process: LeashedProcess

  private init(_ origin: String, _ folder: TemporaryFolder, _ process: LeashedProcess) {
    self.origin = origin
    self.folder = folder
    self.process = process
  }

  /// Whether OpenSSL is installed.
  public static var isPossible: Bool { openssl != nil }

  private static let openssl = ["/usr/bin/openssl", "/opt/homebrew/bin/openssl", "/usr/local/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Starts a server with a certificate, and returns when it is listening.
  public static func started(with certificate: Certificate) async throws -> SecureServer {
    guard let openssl else { throw POSIXError(.ENOENT) }
    let folder = try TemporaryFolder()
    let (key, chain) = (folder.path + "/key.pem", folder.path + "/certificate.pem")
    try await certificate.make(by: openssl, in: folder.path)
    // LibreSSL, the OpenSSL of macOS, accepts only a port, and listens on all addresses.
    let host = await (try LeashedProcess([openssl, "version"])).printed("LibreSSL") ? "" : "127.0.0.1:"
    // Another process can take the free port before the server does, so the start is retried.
    for _ in 1...3 {
      let port = try LeashedProcess.freePort()
      let process = try LeashedProcess([
        openssl, "s_server", "-accept", "\(host)\(port)", "-key", key, "-cert", chain, "-www",
      ])
      if await process.printed("ACCEPT") { return SecureServer("https://127.0.0.1:\(port)", folder, process) }
    }
    throw POSIXError(.EADDRNOTAVAIL)
  }
}

extension SecureServer.Certificate {
  fileprivate func make(by openssl: String, in folder: String) async throws {
    let (key, chain) = (folder + "/key.pem", folder + "/certificate.pem")
    let name = self == .ofAnother ? "DNS:other.invalid" : "IP:127.0.0.1"
    // Only the `ca` command can issue a certificate with arbitrary dates.
    let settings = """
      [ca]
      default_ca = own
      [own]
      database = \(folder)/index
      new_certs_dir = \(folder)
      serial = \(folder)/serial
      default_md = sha256
      policy = any
      x509_extensions = names
      [any]
      commonName = supplied
      [names]
      subjectAltName = \(name)
      [req]
      distinguished_name = asked
      [asked]
      """
    try settings.write(toFile: folder + "/settings", atomically: true, encoding: .utf8)
    try "".write(toFile: folder + "/index", atomically: true, encoding: .utf8)
    try "01\n".write(toFile: folder + "/serial", atomically: true, encoding: .utf8)
    let dates =
      self == .expired ? ["20200101000000Z", "20200102000000Z"] : ["20200101000000Z", "20991231000000Z"]
    let commands = [
      ["ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", key],
      [
        "req", "-new", "-config", folder + "/settings", "-key", key, "-subj", "/CN=hostile", "-out",
        folder + "/request",
      ],
      [
        "ca", "-batch", "-selfsign", "-config", folder + "/settings", "-keyfile", key, "-in", folder + "/request",
        "-startdate", dates[0], "-enddate", dates[1], "-notext", "-out", chain,
      ],
    ]
    for command in commands {
      // The command never prints this text, so the call waits until the command ends.
      _ = await (try LeashedProcess([openssl] + command)).printed("\0")
    }
    guard FileManager.default.fileExists(atPath: chain) else { throw POSIXError(.ENOENT) }
  }
}
