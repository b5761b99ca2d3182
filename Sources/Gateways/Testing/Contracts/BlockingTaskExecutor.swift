import Dispatch

/// Runs a task on threads of its own, so that it may block without keeping others from running: on a machine with one processor there is
/// only one cooperative thread.
package final class BlockingTaskExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "recetas.blocking-task", attributes: .concurrent)

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
