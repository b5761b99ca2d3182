// swift-tools-version: 6.2

import PackageDescription

/// A package of its own, as only some toolchains can link libFuzzer: `swift build -c release --sanitize fuzzer`.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Recetas", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "Entities", package: "Recetas"),
        .product(name: "UseCases", package: "Recetas"),
        .product(name: "Gateways", package: "Recetas"),
        .product(name: "WebGateways", package: "Recetas"),
      ],
      swiftSettings: [
        // As in the kit, whose default traits are taken.
        .define("SQLite"),
        // The main function is libFuzzer's.
        .unsafeFlags(["-parse-as-library"]),
      ])
  ],
  swiftLanguageModes: [.v6]
)
