// swift-tools-version: 6.2

import PackageDescription

/// A feature of your own, written test-first with the kit's test doubles.
let package = Package(
  name: "TestFirst",
  platforms: [.macOS(.v15)],
  // The name is explicit, since the folder of a clone can have any name.
  dependencies: [.package(name: "Recetas", path: "../..")],
  targets: [
    .target(
      name: "TestFirst",
      dependencies: [
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Interfaces", package: "Recetas"),
      ]),
    .testTarget(
      name: "TestFirstTests",
      dependencies: [
        "TestFirst", .product(name: "StoreCore", package: "Recetas"),
        .product(name: "GatewayTesting", package: "Recetas"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
