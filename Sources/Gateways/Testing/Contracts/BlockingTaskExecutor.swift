import Dispatch

/// Runs tasks on threads outside the cooperative pool, so that the tasks can block. On a machine with one processor, the pool has only one
/// thread.
package final class BlockingTaskExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "recetas.blocking-task", attributes: .concurrent)

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
