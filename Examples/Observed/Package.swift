// swift-tools-version: 6.2

import PackageDescription

/// A menu for SwiftUI over the kit's presenter. A package of its own, as an app would be.
let package = Package(
  name: "Observed",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Observed", targets: ["Observed"])],
  // Named, so that it is found whatever the folder of the clone is called.
  dependencies: [.package(name: "Recetas", path: "../..")],
  targets: [
    .target(
      name: "Observed",
      dependencies: [
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Interfaces", package: "Recetas"),
      ]),
    .testTarget(
      name: "ObservedTests",
      dependencies: [
        "Observed", "Neighbors",
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Interfaces", package: "Recetas"),
        .product(name: "Gateways", package: "Recetas"),
        .product(name: "SQLiteGateways", package: "Recetas"),
        .product(name: "WebGateways", package: "Recetas"),
        .product(name: "GatewayTesting", package: "Recetas"),
      ]),
    // Has types with names of the kit's.
    .target(name: "Neighbors", path: "Tests/Neighbors"),
  ],
  swiftLanguageModes: [.v6]
)
