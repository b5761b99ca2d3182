import Interfaces
import UseCases

extension Failure {
  init(_ error: CachePlacesError, _ texts: Texts) {
    switch error {
    case .running: self.init(.notReady, texts.problem(error))
    case .source(let error): self.init(ImportSeedError.source(error), texts)
    case .nothingThere: self.init(.data, texts.problem(error))
    case .invalid(let report):
      self.init(.data, texts.problem(error))
      self.report = ImportDocument(report, isDryRun: false)
      details = texts.details(report)
    case .interrupted(let reason, _, _):
      self.init(reason, texts)
      problem = texts.problem(error)
    case .store(let error): self.init(error, texts)
    }
  }

  init(_ error: GetPlacesError, _ texts: Texts) {
    switch error {
    case .notReady: self.init(.notReady, texts.problem(error))
    case .positionUnknown: self.init(.usage, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }
}
