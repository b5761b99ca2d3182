// swift-tools-version: 6.2

import PackageDescription

/// The programs that the load test starts: the site, the command-line program for a concurrent import, and an empty page for comparison.
let package = Package(
  name: "Load",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "WebFront", path: ".."),
    .package(name: "Recetas", path: "../../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "EmptyPage",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        // These products aren't linked, but built and placed next to this program.
        .product(name: "WebFront", package: "WebFront"),
        .product(name: "recetas-cli", package: "Recetas"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
