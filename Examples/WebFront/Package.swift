// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A website with all four domains. It is a separate package, so that the kit has no dependencies.
let package = Package(
  name: "WebFront",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "WebFront", targets: ["WebFront"])],
  dependencies: [
    // The name is explicit, since the folder of a clone can have any name.
    .package(name: "Recetas", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    .executableTarget(
      name: "WebFront",
      dependencies: [
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Interfaces", package: "Recetas"),
        .product(name: "Gateways", package: "Recetas"),
        .product(name: "SQLiteGateways", package: "Recetas"),
        .product(name: "WebGateways", package: "Recetas"),
        .product(name: "Fixtures", package: "Recetas"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [
        .embedInCode("Public"), .embedInCode("Templates"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WebFrontTests",
      dependencies: [
        "WebFront",
        .product(name: "GatewayTesting", package: "Recetas"),
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Interfaces", package: "Recetas"),
        .product(name: "Gateways", package: "Recetas"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
  ],
  swiftLanguageModes: [.v6]
)
