import Dispatch
package import UseCases

/// Runs work that blocks or takes long, one job at a time, on a thread that is neither a cooperative one nor the store's own.
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

/// Runs a store's jobs one after the other on a queue of its own: a blocking call never takes a cooperative thread.
package final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  package init(label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
