// swift-tools-version: 6.2

import PackageDescription

func kit(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "Recetas") }
}

/// A SwiftUI app with all four domains. It is a separate package, like any app that uses the kit.
let package = Package(
  name: "App",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "AppModels", targets: ["AppModels"])],
  // The name is explicit, since the folder of a clone can have any name.
  dependencies: [.package(name: "Recetas", path: "../..")],
  targets: [
    .target(
      name: "AppModels",
      dependencies: kit(
        "Entities", "UseCases", "Interfaces", "StoreCore", "Gateways", "SQLiteGateways", "WebGateways", "Fixtures")),
    .testTarget(
      name: "AppModelsTests",
      dependencies: ["AppModels", "Neighbors"]
        + kit(
          "Entities", "UseCases", "Interfaces", "StoreCore", "Gateways", "SQLiteGateways", "WebGateways",
          "GatewayTesting")),
    // This module's types have the same names as some of the kit's types.
    .target(name: "Neighbors", path: "Tests/Neighbors"),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftUI exists only on Apple's platforms. A check that provides SwiftUI's declarations sets RECETAS_VIEWS.
#if os(Linux)
  let hasViews = Context.environment["RECETAS_VIEWS"] != nil
#else
  let hasViews = true
#endif
if hasViews {
  package.targets.append(
    .executableTarget(name: "AppViews", dependencies: ["AppModels"] + kit("Entities", "UseCases", "Interfaces")))
}
