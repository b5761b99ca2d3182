import Entities
import Gateways
import TestSupport
import UseCases

extension PlaceFileBreakage {
  @Breakages static var keeping: [PlaceFileBreakage] {
    clause("a stored picture can be read immediately by the id derived from its bytes") {
      when("a WebP picture is lost") {
        $0.gateway.onPicture = { (files, id) throws(GatewayError) in
          let picture = try await files.picture(id)
          if picture.format == .webp { throw .notFound }
          return picture
        }
      }
      when("the id is derived from the address") {
        $0.gateway.downloads.onPicture = { (base, picture, address) throws(GatewayError) in
          _ = try await base.keep(picture, from: address)
          return Photo.ID(ofBytes: Array(address.text.utf8))
        }
      }
      when("the same picture is always returned") {
        let last = Box<LoadedImage?>(nil)
        $0.gateway.onPicture = { (files, id) throws(GatewayError) in
          if let picture = try? await files.picture(id) { last.value = picture }
          guard let picture = last.value else { throw .notFound }
          return picture
        }
      }
    }
    clause("identical bytes from two addresses are stored as one picture", when: "the second address is not recorded") {
      $0.gateway.downloads.onPicture = { (base, picture, address) throws(GatewayError) in
        let isKept = try await base.collected.pictures.values.contains { $0.isOf(picture) }
        return isKept ? Photo.ID(of: picture) : try await base.keep(picture, from: address)
      }
    }
    clause("30 concurrently stored pictures are all kept", when: "only the last picture is recorded") {
      $0.gateway.changeCollected { collected in
        var collected = collected
        // The picture with the greatest key counts as the last one.
        collected.pictures = collected.pictures.filter { $0.key == collected.pictures.keys.max() }
        return collected
      }
    }
    clause("pictures can be read during the next download, even after the download restarts") {
      when("pictures are lost when the download restarts") {
        $0.gateway.downloads.onRestart = { (base, id, source) throws(GatewayError) in
          try await base.finish(keeping: [])
          try await base.restart(id: id, source: source)
        }
      }
      when("pictures are locked during a download") {
        $0.gateway.onPicture = { (files, id) throws(GatewayError) in
          if try await files.unfinished()?.isRunning == true { throw .busy(what: "memory") }
          return try await files.picture(id)
        }
      }
    }
  }

  @Breakages static var ending: [PlaceFileBreakage] {
    clause("finishing a download deletes its progress and all pictures except the given ones") {
      when("no picture is deleted") {
        let pictures = Box([Photo.ID: LoadedImage]())
        $0.gateway.onPicture = { (files, id) throws(GatewayError) in
          if let picture = pictures.value[id] { return picture }
          return try await files.picture(id)
        }
        $0.gateway.downloads.onPicture = { (base, picture, address) throws(GatewayError) in
          let id = try await base.keep(picture, from: address)
          pictures.change { $0[id] = picture }
          return id
        }
      }
      when("the pictures to keep are deleted") {
        $0.gateway.downloads.onFinish = { (base, kept) throws(GatewayError) in
          let own = Set(try await base.collected.pictures.values.compactMap { PlacePicture(nil, $0).photo })
          try await base.finish(keeping: kept.intersection(own))
        }
      }
      when("the download stays unfinished") {
        $0.gateway.downloads.onFinish = { (base, kept) throws(GatewayError) in
          let collected = try await base.collected
          try await base.finish(keeping: kept)
          if let id = collected.id { try await base.restart(id: id, source: collected.source ?? "") }
        }
      }
    }
    clause("a download can be flushed to disk at any stage", when: "flushing fails before the first document") {
      $0.gateway.downloads.onFlush = { (base) throws(GatewayError) in
        if try await base.collected.documents.isEmpty { throw .failed(what: "memory", why: "nothing to wait for") }
        try await base.flush()
      }
    }
    clause("a finished download can be restarted immediately", when: "finishing a download ends it") {
      $0.gateway.downloads.onFinish = { (base, kept) throws(GatewayError) in
        try await base.finish(keeping: kept)
        await base.end()
      }
    }
    clause("removing all pictures also deletes the progress of a download") {
      when("only the pictures are deleted") {
        let files = $0.gateway.base
        $0.gateway.onRemoveAll = { (_, body) throws(GatewayError) in
          try await body()
          let download = try await files.begin()
          let collected = try await download.collected
          try await download.finish(keeping: [])
          if let id = collected.id { try await download.restart(id: id, source: "") }
          await download.end()
        }
      }
      when("only the progress is deleted") {
        $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
          try await body()
          let download = try await files.begin()
          let kept = Set(try await download.collected.pictures.values.compactMap { PlacePicture(nil, $0).photo })
          try await download.finish(keeping: kept)
          await download.end()
        }
      }
    }
    clause("removing all pictures is refused while a download is running") {
      when("the removal is skipped without an error") {
        $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
          if try await files.unfinished()?.isRunning != true { try await files.removeAll(after: body) }
        }
      }
      when("a refused removal deletes the pictures") {
        let running = Box<(any PlaceDownload)?>(nil)
        $0.gateway.downloads.onBegun = { running.value = $0 }
        $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
          do throws(GatewayError) { try await files.removeAll(after: body) } catch {
            try await running.value?.finish(keeping: [])
            throw error
          }
        }
      }
    }
    clause("removing all pictures blocks downloads, and deletes nothing if the closure throws") {
      when("the pictures are deleted before the body") {
        $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
          try await files.removeAll {}
          try await body()
        }
      }
      when("another download can start in the meantime") {
        $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
          try await body()
          try await files.removeAll {}
        }
      }
      when("the pictures are deleted even if the body fails") {
        $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
          do throws(GatewayError) { try await files.removeAll(after: body) } catch {
            if case .conflict = error { try await files.removeAll {} }
            throw error
          }
        }
      }
    }
  }

  @Breakages static var replacing: [PlaceFileBreakage] {
    clause("replacing all pictures also discards a download's progress unless the closure throws") {
      when("the new pictures are not stored") {
        $0.gateway.onReplaceAll = { (files, _, _, body) throws(GatewayError) in try await files.removeAll(after: body) }
      }
      when("the new pictures are stored after the body") {
        $0.gateway.onReplaceAll = { (files, pictures, load, body) throws(GatewayError) in
          try await body()
          try await files.replaceAll(with: pictures, from: load) {}
        }
      }
      when("the old pictures are deleted before the body") {
        $0.gateway.onReplaceAll = { (files, pictures, load, body) throws(GatewayError) in
          try await files.replaceAll(with: pictures, from: load) {}
          try await body()
        }
      }
    }
    clause("all pictures are replaced even if the closure throws GatewayError.unfinished") {
      when("no picture is replaced") {
        $0.gateway.onReplaceAll = { (files, pictures, load, body) throws(GatewayError) in
          let failure = Box<GatewayError?>(nil)
          do throws(GatewayError) {
            try await files.replaceAll(with: pictures, from: load) { () async throws(GatewayError) in
              do throws(GatewayError) { try await body() } catch {
                failure.value = error
                throw .conflict
              }
            }
          } catch {
            throw failure.value ?? error
          }
        }
      }
      when("the error is swallowed") {
        $0.gateway.onReplaceAll = { (files, pictures, load, body) throws(GatewayError) in
          try await files.replaceAll(with: pictures, from: load) { () async throws(GatewayError) in
            do throws(GatewayError) { try await body() } catch {
              guard case .unfinished = error else { throw error }
            }
          }
        }
      }
    }
    clause("all old pictures are kept if a new picture can't be loaded or the closure throws") {
      when("the old pictures are replaced") {
        $0.gateway.onReplaceAll = { (files, pictures, load, body) throws(GatewayError) in
          do throws(GatewayError) { try await files.replaceAll(with: pictures, from: load, after: body) } catch {
            try await files.replaceAll(with: pictures, from: load) {}
            throw error
          }
        }
      }
    }
  }

  @Breakages static var elsewhere: [PlaceFileBreakage] {
    clause("another instance sees a running download and can resume the download after it ends") {
      when("a running download is not visible") { $0.reopened.changeUnfinished { $0.but(isRunning: false) } }
      when("a second download can start") {
        let empty = MemoryPlaceFiles()
        $0.reopened.onBegin = { (_) throws(GatewayError) in try await empty.begin() }
      }
      when("the download starts over") { $0.reopened.changeCollected { _ in CollectedPlaces() } }
    }
    clause("a finished download's pictures survive a restart, and no unfinished download appears") {
      when("the pictures are lost") { $0.reopened = BrokenPlaceFiles(MemoryPlaceFiles()) }
      when("a download is unfinished") {
        $0.reopened.onUnfinished = { _ in
          UnfinishedPlaceDownload(isRunning: false, source: nil, settled: 1, total: nil)
        }
      }
    }
    clause("a download without disk space refuses new files and keeps earlier ones") {
      when("a refused file is reported as stored") {
        $0.full.downloads.onPicture = { (_, picture, _) in Photo.ID(of: picture) }
      }
      when("earlier files are lost") {
        $0.full.downloads.onPicture = { (base, _, _) throws(GatewayError) in
          try await base.restart(id: .random(), source: "")
          throw .full(what: "memory")
        }
      }
    }
    clause("a read-only folder returns its pictures of places and refuses to store new ones") {
      when("pictures can't be read") {
        $0.readOnly.onPicture = { (_, id) throws(GatewayError) in throw .readOnly(what: id.text) }
      }
      when("a refused picture is reported as stored") {
        $0.readOnly.downloads.onPicture = { (_, picture, _) in Photo.ID(of: picture) }
      }
      when("a refused picture is stored") {
        $0.readOnly.downloads.onPicture = { (base, picture, address) throws(GatewayError) in
          _ = try await base.keep(picture, from: address)
          throw .readOnly(what: "memory")
        }
      }
    }
  }
}

extension PlacePicture.Content {
  /// Returns whether the stored content is this picture.
  fileprivate func isOf(_ picture: LoadedImage) -> Bool { PlacePicture(nil, self).photo == Photo.ID(of: picture) }
}
