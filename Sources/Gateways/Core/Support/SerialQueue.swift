import Dispatch
package import UseCases

/// Runs blocking or long work, one job at a time, on a thread that belongs neither to the cooperative pool nor to the store.
package actor SerialQueue {
  private let executor: BlockingExecutor

  package init(label: String) { executor = BlockingExecutor(label: label) }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package func run<Value>(_ body: @Sendable () throws(GatewayError) -> sending Value) throws(GatewayError)
    -> sending Value
  {
    try body()
  }
}

/// Runs a store's jobs one at a time on a separate dispatch queue, so that blocking calls never occupy a cooperative thread.
package final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  package init(label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
