// swift-tools-version: 6.2

import PackageDescription

/// Whether the kit is compared with peers that use GRDB. RECETAS_GRDB=0 leaves GRDB out, for machines that can't download it.
let hasGRDB = Context.environment["RECETAS_GRDB"] != "0"

/// Compares the kit with code that uses GRDB directly. It is a separate package, so that the kit has no dependencies.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Recetas", path: "..")],
  targets: [
    // SQLite's C functions, for the checks and for the peer without GRDB.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CSQLite",
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Interfaces", package: "Recetas"),
        .product(name: "Gateways", package: "Recetas"),
        .product(name: "SQLiteGateways", package: "Recetas"),
        .product(name: "WebGateways", package: "Recetas"),
        .product(name: "GatewayTesting", package: "Recetas"),
        // This product isn't linked, but built and placed next to this program, which starts it.
        .product(name: "recetas-cli", package: "Recetas"),
      ],
      exclude: [hasGRDB ? "Peer/None" : "Peer/GRDB"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

if hasGRDB {
  package.dependencies.append(.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"))
  package.targets.last?.dependencies.append(.product(name: "GRDB", package: "GRDB.swift"))
}
