import Interfaces
import UseCases

extension Failure {
  init(_ error: AddManufacturerError, _ texts: Texts) {
    switch error {
    case .invalid, .alreadyThere: self.init(.data, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }

  init(_ error: DeleteManufacturerError, _ texts: Texts) {
    switch error {
    case .notThere: self.init(.noInput, texts.problem(error))
    case .changed: self.init(.data, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }

  init(_ error: AddBeerError, _ texts: Texts) {
    switch error {
    case .noSuchManufacturer: self.init(.noInput, texts.problem(error))
    case .invalid, .tooLongForAnID, .alreadyThere: self.init(.data, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }

  init(_ error: EditBeerError, _ texts: Texts) {
    switch error {
    case .notThere: self.init(.noInput, texts.problem(error))
    case .invalid, .changed: self.init(.data, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }

  init(_ error: DeleteBeerError, _ texts: Texts) {
    switch error {
    case .notThere: self.init(.noInput, texts.problem(error))
    case .changed: self.init(.data, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }

  init(_ error: WriteReviewError, _ texts: Texts) {
    switch error {
    case .noSuchBeer: self.init(.noInput, texts.problem(error))
    case .invalid: self.init(.data, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }

  init(_ error: EditReviewError, _ texts: Texts) {
    switch error {
    case .notThere: self.init(.noInput, texts.problem(error))
    case .invalid, .changed: self.init(.data, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }
}
