// swift-tools-version: 6.2

import PackageDescription

/// What the load test starts: the site, the command line that imports meanwhile, and an empty page to compare with.
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
        // Not linked, but built and put beside this program.
        .product(name: "WebFront", package: "WebFront"),
        .product(name: "recetas-cli", package: "Recetas"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
