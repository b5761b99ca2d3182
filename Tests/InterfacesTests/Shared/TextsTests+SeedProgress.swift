import Interfaces
import Testing
import UseCases

@Suite struct `The progress of a seed` {
  @Test(arguments: [
    (
      SeedProgress(records: 12_000, bytesRead: 1_450_000, totalBytes: 9_300_000, elapsed: .milliseconds(1500)),
      "12.000 registros, 1,4 de 9,3 MB, 8000 registros por segundo",
      "12,000 records, 1.4 of 9.3 MB, 8,000 records per second"
    ),
    (
      SeedProgress(records: 1_000_000, bytesRead: 12_345_600_000, totalBytes: .max, elapsed: .seconds(10)),
      "1.000.000 registros, 12.345,6 de 9.223.372.036.854,7 MB, 100.000 registros por segundo",
      "1,000,000 records, 12,345.6 of 9,223,372,036,854.7 MB, 100,000 records per second"
    ),
    (
      SeedProgress(records: 1, bytesRead: 99_999, totalBytes: 0, elapsed: .seconds(1)),
      "1 registro, 0,0 de 0,0 MB, 1 registro por segundo", "1 record, 0.0 of 0.0 MB, 1 record per second"
    ),
    (
      SeedProgress(records: 1000, bytesRead: 250_000, totalBytes: nil, elapsed: .seconds(3)),
      "1000 registros, 0,2 MB, 333 registros por segundo", "1,000 records, 0.2 MB, 333 records per second"
    ),
    (SeedProgress(records: 0, bytesRead: 0, totalBytes: nil, elapsed: .zero), "0 registros", "0 records"),
  ])
  func `The progress of reading a seed is formatted in each language with all known numbers`(
    step: SeedProgress, spanish: String, english: String
  ) {
    BothLanguages.check({ $0.progress(step) }, spanish, english)
  }
}
