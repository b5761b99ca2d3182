// swift-tools-version: 6.2

import PackageDescription

/// Whether the kit is compared with peers that are written with GRDB. RECETAS_GRDB=0 leaves GRDB out, for machines that can't fetch it.
let hasGRDB = Context.environment["RECETAS_GRDB"] != "0"

/// Measures the kit against what one would write with GRDB. A package of its own, so that the kit stays without dependencies.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Recetas", path: "..")],
  targets: [
    // SQLite's own functions, for the checks and for the peer without GRDB.
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
        // Not linked, but built and put beside this program, which starts it.
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
