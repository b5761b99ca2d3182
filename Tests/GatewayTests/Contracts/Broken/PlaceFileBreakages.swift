import Entities
import GatewayTesting
import TestSupport
import UseCases

typealias PlaceFileBreakage = Breakage<PlaceFileWays>

extension PlaceFileBreakage {
  @Breakages static var all: [PlaceFileBreakage] {
    rights
    gathering
    keeping
    ending
    replacing
    elsewhere
  }

  @Breakages private static var rights: [PlaceFileBreakage] {
    clause("a new gateway has no pictures and no unfinished download") {
      when("a download is unfinished") {
        $0.gateway.onUnfinished = { _ in UnfinishedPlaceDownload(isRunning: false, source: nil, settled: 0, total: nil)
        }
      }
      when("reading leaves an unfinished download") {
        $0.gateway.downloads.onCollected = { (base) throws(GatewayError) in
          let collected = try await base.collected
          if collected.id == nil { try await base.restart(id: .random(), source: "") }
          return collected
        }
      }
      when("a missing picture is a failure") {
        $0.gateway.onPicture = { (files, id) throws(GatewayError) in
          do { return try await files.picture(id) } catch { throw .failed(what: id.text, why: "no file") }
        }
      }
    }
    clause("only one download can run at a time, and another one is refused immediately") {
      when("several downloads can run") {
        let files = $0.gateway.base
        let running = Box<(any PlaceDownload)?>(nil)
        $0.gateway.onBegin = { (_) throws(GatewayError) in
          if let download = running.value { return download }
          let download = try await files.begin()
          running.value = download
          return download
        }
      }
      when("a download never ends") {
        // The downloads are retained, since releasing one would also release the lock.
        let held = Box([any PlaceDownload]())
        $0.gateway.downloads.onEnd = { download in held.change { $0.append(download) } }
      }
    }
    clause(
      "exactly one of ten downloads that are started concurrently succeeds",
      when: "the other downloads fail with another error"
    ) {
      $0.gateway.onBegin = { (files) throws(GatewayError) in
        do { return try await files.begin() } catch { throw .failed(what: "memory", why: "\(error)") }
      }
    }
    clause("ending a download twice doesn't end the next download", when: "the next download ends") {
      let newest = Box<(any PlaceDownload)?>(nil)
      $0.gateway.downloads.onBegun = { newest.value = $0 }
      $0.gateway.downloads.onEnd = { _ in await newest.value?.end() }
    }
    clause("every call after a download has ended fails with a conflict and changes nothing") {
      when("flushing succeeds") {
        $0.gateway.downloads.onFlush = { _ in }
      }
      when("finishing reports that nothing is found") {
        $0.gateway.downloads.onFinish = { (base, kept) throws(GatewayError) in
          do { try await base.finish(keeping: kept) } catch { throw .notFound }
        }
      }
      when("a refused call makes its change") {
        let files = $0.gateway.base
        $0.gateway.downloads.onMarkMissing = { (base, address, absence) throws(GatewayError) in
          do throws(GatewayError) { try await base.markMissing(address, absence) } catch {
            let other = try await files.begin()
            try await other.markMissing(address, absence)
            await other.end()
            throw error
          }
        }
      }
    }
    clause("a canceled task can neither start nor change a download") {
      when("a refused call makes its change") {
        $0.gateway.downloads.onMarkMissing = { (base, address, absence) throws(GatewayError) in
          await Task { try? await base.markMissing(address, absence) }.value
          if Task.isCancelled { throw .cancelled }
        }
      }
      when("a call is ignored without an error") {
        $0.gateway.downloads.onExpect = { (base, count) throws(GatewayError) in
          if !Task.isCancelled { try await base.expect(pictures: count) }
        }
      }
    }
  }

  @Breakages private static var gathering: [PlaceFileBreakage] {
    clause("a download's progress can be read immediately and after the download is resumed") {
      when("collected files are missing") {
        $0.gateway.changeCollected { CollectedPlaces(id: $0.id, source: $0.source) }
      }
      when("a resumed download starts over") { $0.gateway.forgetOnBegin() }
      when("abandoned pictures are missing") {
        $0.gateway.changeCollected { collected in
          var collected = collected
          collected.pictures = collected.pictures.filter { if case .missing = $0.value { false } else { true } }
          return collected
        }
      }
    }
    clause("each reason for a missing picture is stored", when: "all reasons are stored as the same") {
      $0.gateway.downloads.onMarkMissing = { (base, address, _) throws(GatewayError) in
        try await base.markMissing(address, .failed)
      }
    }
    clause("documents that are missing, empty or not yet downloaded are distinguished") {
      when("a missing document counts as not downloaded") {
        $0.gateway.downloads.onDocument = { (base, document, kind) throws(GatewayError) in
          if let document { try await base.keep(document, of: kind) }
        }
      }
      when("a missing document counts as empty") {
        $0.gateway.downloads.onDocument = { (base, document, kind) throws(GatewayError) in
          try await base.keep(document ?? [], of: kind)
        }
      }
    }
    clause("storing a document or picture again replaces the earlier one") {
      when("a replaced picture is counted twice") { $0.gateway.changeUnfinished { $0.but(settled: 2 * $0.settled) } }
      when("the first one is kept") {
        $0.gateway.downloads.onMarkMissing = { (base, address, absence) throws(GatewayError) in
          if try await base.collected.pictures[address.digest] == nil { try await base.markMissing(address, absence) }
        }
      }
    }
    clause("restarting a download discards the documents and pictures collected so far") {
      when("the documents are kept") {
        $0.gateway.downloads.onRestart = { (base, id, source) throws(GatewayError) in
          let documents = try await base.collected.documents
          try await base.restart(id: id, source: source)
          for (kind, document) in documents { try await base.keep(document, of: kind) }
        }
      }
      when("the number of pictures is kept") {
        let total = Box<Int?>(nil)
        $0.gateway.changeUnfinished {
          let known = $0.total
          return UnfinishedPlaceDownload(
            id: $0.id, isRunning: $0.isRunning, source: $0.source, settled: $0.settled,
            total: total.change { $0 = known ?? $0 })
        }
        $0.gateway.downloads.onExpect = { (base, count) throws(GatewayError) in
          total.value = count
          try await base.expect(pictures: count)
        }
      }
    }
    clause("a download reports how often earlier processes died while loading each picture") {
      when("crashes are not recorded") { $0.gateway.downloads.onAsk = { _, _ in } }
      when("a crash is reported only once") { $0.gateway.changeCrashes { $0.mapValues { _ in 1 } } }
      when("a stored picture counts as a crash") {
        $0.gateway.changeCollected { collected in
          var collected = collected
          for digest in collected.pictures.keys { collected.crashes[digest] = 1 }
          return collected
        }
      }
    }
    clause("ending a download doesn't count as a crash, and restarting or finishing clears all crashes") {
      when("an ended download counts as a crash") {
        let ended = Box(0)
        $0.gateway.downloads.onEnd = { download in
          ended.change { $0 += 1 }
          await download.end()
        }
        $0.gateway.changeCrashes { $0.mapValues { $0 + ended.value } }
      }
      when("a restart keeps the crashes") {
        let before = Box([String: Int]())
        $0.gateway.downloads.onRestart = { (base, id, source) throws(GatewayError) in
          before.value = try await base.collected.crashes
          try await base.restart(id: id, source: source)
        }
        $0.gateway.changeCrashes { $0.merging(before.value) { $0 + $1 } }
      }
    }
    clause("the progress of a download is reported at each stage") {
      when("it is always reported as running") { $0.gateway.changeUnfinished { $0.but(isRunning: true) } }
      when("abandoned pictures don't count") { $0.gateway.changeUnfinished { $0.but(settled: min(1, $0.settled)) } }
      when("nothing is reported before a restart") {
        $0.gateway.onUnfinished = { (files) throws(GatewayError) in
          let unfinished = try await files.unfinished()
          return unfinished?.source == nil ? nil : unfinished
        }
      }
    }
  }
}

extension UnfinishedPlaceDownload {
  /// Returns a copy of the unfinished download with some changed properties.
  func but(isRunning: Bool? = nil, settled: Int? = nil) -> UnfinishedPlaceDownload {
    UnfinishedPlaceDownload(
      id: id, isRunning: isRunning ?? self.isRunning, source: source, settled: settled ?? self.settled, total: total)
  }
}

extension BrokenPlaceFiles {
  /// Makes the gateway apply `change` to the unfinished download that it reports.
  mutating func changeUnfinished(
    _ change: @escaping @Sendable (UnfinishedPlaceDownload) -> UnfinishedPlaceDownload
  ) {
    onUnfinished = { (files) throws(GatewayError) in try await files.unfinished().map(change) }
  }

  /// Makes downloads apply `change` to the progress that they report.
  mutating func changeCollected(_ change: @escaping @Sendable (CollectedPlaces) -> CollectedPlaces) {
    downloads.onCollected = { (base) throws(GatewayError) in change(try await base.collected) }
  }

  /// Makes downloads apply `change` to the numbers of crashes that they report.
  mutating func changeCrashes(_ change: @escaping @Sendable ([String: Int]) -> [String: Int]) {
    changeCollected { collected in
      var collected = collected
      collected.crashes = change(collected.crashes)
      return collected
    }
  }

  /// Makes each download except the first report that nothing was collected.
  mutating func forgetOnBegin() {
    let begun = Box(0)
    downloads.onBegun = { _ in begun.change { $0 += 1 } }
    downloads.onCollected = { (base) throws(GatewayError) in
      if begun.value > 1 { CollectedPlaces() } else { try await base.collected }
    }
  }
}
