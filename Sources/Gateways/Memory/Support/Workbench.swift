package import UseCases

/// A thread for work that blocks or takes long, one job at a time, so that it holds up neither the cooperative threads nor a store's own.
package actor Workbench {
  private let executor: BlockingExecutor

  package init(label: String) { executor = BlockingExecutor(label: label) }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package func run<Value>(_ body: @Sendable () throws(GatewayError) -> sending Value) throws(GatewayError)
    -> sending Value
  {
    try body()
  }
}
