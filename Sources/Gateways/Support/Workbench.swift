import UseCases

/// A thread for what blocks or takes long, so that neither the cooperative threads nor a store's own wait for it. One thing at a time.
actor Workbench {
  private let executor: BlockingExecutor

  init(label: String) { executor = BlockingExecutor(label: label) }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func run<Value>(_ body: @Sendable () throws(GatewayError) -> sending Value) throws(GatewayError) -> sending Value {
    try body()
  }
}
