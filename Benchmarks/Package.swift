// swift-tools-version: 6.2

import PackageDescription

/// Measures the kit against what one would write with GRDB. A package of its own, so that the kit stays without dependencies.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Recetas", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Interfaces", package: "Recetas"),
        .product(name: "Gateways", package: "Recetas"),
        .product(name: "WebGateways", package: "Recetas"),
        .product(name: "GatewayTesting", package: "Recetas"),
        // Not linked, but built and put beside this program, which starts it.
        .product(name: "recetas-cli", package: "Recetas"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
