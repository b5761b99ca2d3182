// swift-tools-version: 6.2

import PackageDescription

/// A gateway written outside the kit, tested by the kit's contract.
let package = Package(
  name: "OwnGateway",
  platforms: [.macOS(.v15)],
  // The name is explicit, since the folder of a clone can have any name.
  dependencies: [.package(name: "Recetas", path: "../..")],
  targets: [
    .target(
      name: "OwnGateway",
      dependencies: [
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Gateways", package: "Recetas"),
      ]),
    .testTarget(
      name: "OwnGatewayTests",
      dependencies: ["OwnGateway", .product(name: "GatewayTesting", package: "Recetas")]),
  ],
  swiftLanguageModes: [.v6]
)
