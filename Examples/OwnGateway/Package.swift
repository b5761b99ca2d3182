// swift-tools-version: 6.2

import PackageDescription

/// A gateway that somebody else wrote, under the kit's contract.
let package = Package(
  name: "OwnGateway",
  platforms: [.macOS(.v15)],
  // The name is given because the folder of a clone may have any.
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
