// swift-tools-version: 6.2

import PackageDescription

/// The settings of all source targets. Test targets keep public imports by default.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let source = strict + [.enableUpcomingFeature("InternalImportsByDefault")]
let loading: [LinkerSetting] = [.linkedLibrary("dl", .when(platforms: [.linux]))]

/// Whether targets have resources. On Linux, the accessor for resources would link all of Foundation. So the samples are found in the
/// package's folder, or next to the program.
#if os(Linux)
  let hasResources = false
#else
  let hasResources = true
#endif
let samples = ["Restaurant", "Recipes", "Beers", "Places"]
/// The privacy manifest with the reasons for using the APIs that the App Store asks about (`.ci/privacy`).
let privacy = ["PrivacyInfo.xcprivacy"]
func included(_ files: [String]) -> [Resource]? { hasResources ? files.map { .copy($0) } : nil }
func excluded(_ files: [String]) -> [String] { hasResources ? [] : files }

let package = Package(
  name: "Recetas",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // This library contains everything except the targets that only tests link.
    .library(
      name: "Recetas",
      targets: [
        "Entities", "UseCases", "Interfaces", "StoreCore", "Gateways", "SQLiteGateways", "WebGateways", "Fixtures",
      ]),
    .library(name: "Entities", targets: ["Entities"]),
    .library(name: "UseCases", targets: ["UseCases"]),
    .library(name: "Interfaces", targets: ["Interfaces"]),
    // This library contains the rules of all stores, and the in-memory store.
    .library(name: "StoreCore", targets: ["StoreCore"]),
    // This library contains the JSON store, and the readers of file formats. It exports StoreCore.
    .library(name: "Gateways", targets: ["Gateways"]),
    // This library contains the SQLite store.
    .library(name: "SQLiteGateways", targets: ["SQLiteGateways"]),
    // This library contains the gateways that use the network: HTTP, Spoonacular, Cloud Firestore, feeds and pictures.
    .library(name: "WebGateways", targets: ["WebGateways"]),
    // This library contains the contracts of the ports, and test doubles for the ports.
    .library(name: "GatewayTesting", targets: ["GatewayTesting"]),
    // This library contains contracts and test doubles for HTTP clients.
    .library(name: "WebGatewayTesting", targets: ["WebGatewayTesting"]),
    .library(name: "Fixtures", targets: ["Fixtures"]),
    .executable(name: "recetas-cli", targets: ["recetas-cli"]),
  ],
  traits: [
    .trait(
      name: "URLSession",
      description: "On Linux also HTTP by URLSession, which links FoundationNetworking; elsewhere it is there.")
  ],
  targets: [
    .target(name: "Entities", swiftSettings: source),
    .target(name: "UseCases", dependencies: ["Entities"], swiftSettings: source),
    .target(name: "Interfaces", dependencies: ["Entities", "UseCases"], swiftSettings: source),
    .target(
      name: "StoreCore", dependencies: ["Entities", "UseCases"], path: "Sources/Gateways/Core",
      swiftSettings: source),
    .target(
      name: "Gateways", dependencies: ["Entities", "UseCases", "StoreCore"],
      // These folders are separate targets.
      exclude: ["Core", "SQLite", "Web", "Testing", "WebTesting"] + excluded(privacy), resources: included(privacy),
      swiftSettings: source),
    .target(
      name: "SQLiteGateways",
      dependencies: [
        "Entities", "UseCases", "StoreCore", "Gateways",
        .target(name: "CRecetasSQLite", condition: .when(platforms: [.linux])),
      ],
      path: "Sources/Gateways/SQLite", swiftSettings: source),
    .target(
      name: "WebGateways",
      dependencies: [
        "Entities", "UseCases", "Gateways",
        .target(name: "CRecetasCurl", condition: .when(platforms: [.linux])),
      ],
      path: "Sources/Gateways/Web",
      // These files are used to set up a Firebase project.
      exclude: [
        "Firestore/README.md", "Firestore/COSTS.md", "Firestore/firestore.rules", "Firestore/firestore.indexes.json",
      ],
      swiftSettings: source),
    .target(
      name: "GatewayTesting", dependencies: ["Entities", "UseCases", "StoreCore"],
      path: "Sources/Gateways/Testing", swiftSettings: source),
    .target(
      name: "WebGatewayTesting", dependencies: ["Entities", "WebGateways", "GatewayTesting"],
      path: "Sources/Gateways/WebTesting", swiftSettings: source),
    // These targets declare and load the system's libraries, so that no headers are needed. Before glibc 2.34, the functions for loading
    // were in a separate library.
    .target(name: "CRecetasCurl", linkerSettings: loading),
    .target(name: "CRecetasSQLite", linkerSettings: loading),
    // This target restores the terminal after a crash.
    .target(name: "CRecetasTerminal"),
    .target(
      name: "Fixtures", path: "Fixtures", exclude: excluded(samples), resources: included(samples),
      swiftSettings: source),
    .executableTarget(
      name: "recetas-cli",
      dependencies: [
        "Entities", "UseCases", "Interfaces", "Gateways", "SQLiteGateways", "WebGateways", "Fixtures",
        "CRecetasTerminal",
      ],
      swiftSettings: source),
    .target(
      name: "TestGroups", dependencies: ["CTestRunner"], path: "Tests/TestGroups", swiftSettings: strict),
    // This target contains a constructor that limits the number of concurrent tests.
    .target(name: "CTestRunner", path: "Tests/CTestRunner"),
    .testTarget(
      name: "EntitiesTests", dependencies: ["Entities", "TestGroups"], exclude: ["Recipes/Lines/Gold"],
      swiftSettings: strict),
    .testTarget(
      name: "UseCasesTests",
      dependencies: [
        "Entities", "UseCases", "Gateways", "WebGateways", "GatewayTesting", "WebGatewayTesting", "TestGroups",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfacesTests",
      dependencies: [
        "Entities", "UseCases", "Interfaces", "Gateways", "WebGateways", "GatewayTesting", "WebGatewayTesting",
        "TestGroups", "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Gateways", "WebGateways", "TestGroups"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "GatewayTests",
      dependencies: [
        "Entities", "UseCases", "Gateways", "SQLiteGateways", "WebGateways", "GatewayTesting", "WebGatewayTesting",
        "Fixtures", "TestGroups", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "recetas-cli", "Entities", "UseCases", "Interfaces", "Gateways", "SQLiteGateways", "WebGateways",
        "GatewayTesting", "WebGatewayTesting", "Fixtures", "TestGroups", "TestSupport",
      ],
      exclude: ["Recording/Sessions"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// The variable limits the build to some test targets, or to some folders of a target, for example for a run with a sanitizer:
// RECETAS_TESTS=GatewayTests/Stores,GatewayTests/Web,CLITests.
if let tests = Context.environment["RECETAS_TESTS"] {
  let wanted = tests.split(separator: ",").map { $0.split(separator: "/", maxSplits: 1).map(String.init) }
  for target in package.targets where target.type == .test {
    let folders = wanted.filter { $0[0] == target.name }.map { $0.dropFirst() }
    if folders.isEmpty { package.targets.removeAll { $0.name == target.name } }
    if folders.contains(where: { !$0.isEmpty }) { target.sources = folders.flatMap(Array.init) }
  }
}

// Optimizing the tests takes longer than optimizing the kit. RECETAS_TESTS_OPTIMIZATION=none turns off optimization for the tests.
if Context.environment["RECETAS_TESTS_OPTIMIZATION"] == "none" {
  for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}

// Only some toolchains can link libFuzzer, so the fuzzer is built only on request: RECETAS_FUZZING=1 swift build -c release --sanitize
// fuzzer --product fuzz.
if Context.environment["RECETAS_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: ["Entities", "UseCases", "Gateways", "SQLiteGateways", "WebGateways", "WebGatewayTesting"],
      path: "Fuzzing/Sources/fuzz",
      // libFuzzer contains the main function.
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
