import Entities
import Gateways
import TestSupport
import UseCases

extension PlaceFileBreakage {
  static let keeping = [
    PlaceFileBreakage("a picture is found by the id of its bytes, as it came, as soon as it is kept", "no WebP") {
      $0.gateway.onPicture = { (files, id) throws(GatewayError) in
        let picture = try await files.picture(id)
        if picture.format == .webp { throw .notFound }
        return picture
      }
    },
    PlaceFileBreakage("a picture is found by the id of its bytes, as it came, as soon as it is kept", "of its address")
    {
      $0.gateway.download = { download in
        download.onPicture = { (base, picture, address) throws(GatewayError) in
          _ = try await base.keep(picture, from: address)
          return Photo.ID(ofBytes: Array(address.text.utf8))
        }
      }
    },
    PlaceFileBreakage("a picture is found by the id of its bytes, as it came, as soon as it is kept", "any will do") {
      let last = Box<LoadedImage?>(nil)
      $0.gateway.onPicture = { (files, id) throws(GatewayError) in
        if let picture = try? await files.picture(id) { last.value = picture }
        guard let picture = last.value else { throw .notFound }
        return picture
      }
    },
    PlaceFileBreakage("the same bytes from two addresses are one picture", "the second address is not noted") {
      $0.gateway.download = { download in
        download.onPicture = { (base, picture, address) throws(GatewayError) in
          let isKept = try await base.gathered.pictures.values.contains { $0.isOf(picture) }
          return isKept ? Photo.ID(of: picture) : try await base.keep(picture, from: address)
        }
      }
    },
    PlaceFileBreakage("thirty pictures that come at once are all kept", "the last of them alone is noted") {
      $0.gateway.changeGathered { gathered in
        var gathered = gathered
        // One of them is somebody's last.
        gathered.pictures = gathered.pictures.filter { $0.key == gathered.pictures.keys.max() }
        return gathered
      }
    },
    PlaceFileBreakage(
      "pictures can be read while the next download goes on, also when it begins anew", "not when it begins anew"
    ) {
      $0.gateway.download = { download in
        download.onRestart = { (base, id, source) throws(GatewayError) in
          try await base.finish(keeping: [])
          try await base.restart(id: id, source: source)
        }
      }
    },
    PlaceFileBreakage("pictures can be read while the next download goes on, also when it begins anew", "it is locked")
    {
      $0.gateway.onPicture = { (files, id) throws(GatewayError) in
        if try await files.unfinished()?.isRunning == true { throw .busy(what: "memory") }
        return try await files.picture(id)
      }
    },
  ]

  static let ending = [
    PlaceFileBreakage(
      "who finishes drops all pictures but those that are named, and what was gathered", "no picture is dropped"
    ) {
      let pictures = Box([Photo.ID: LoadedImage]())
      $0.gateway.onPicture = { (files, id) throws(GatewayError) in
        if let picture = pictures.value[id] { return picture }
        return try await files.picture(id)
      }
      $0.gateway.download = { download in
        download.onPicture = { (base, picture, address) throws(GatewayError) in
          let id = try await base.keep(picture, from: address)
          pictures.change { $0[id] = picture }
          return id
        }
      }
    },
    PlaceFileBreakage(
      "who finishes drops all pictures but those that are named, and what was gathered", "old pictures are dropped"
    ) {
      $0.gateway.download = { download in
        download.onFinish = { (base, kept) throws(GatewayError) in
          let own = Set(try await base.gathered.pictures.values.compactMap { PlacePicture(nil, $0).photo })
          try await base.finish(keeping: kept.intersection(own))
        }
      }
    },
    PlaceFileBreakage(
      "who finishes drops all pictures but those that are named, and what was gathered", "it stays unfinished"
    ) {
      $0.gateway.download = { download in
        download.onFinish = { (base, kept) throws(GatewayError) in
          let gathered = try await base.gathered
          try await base.finish(keeping: kept)
          if let id = gathered.id { try await base.restart(id: id, source: gathered.source ?? "") }
        }
      }
    },
    PlaceFileBreakage("that all is on the disk can be waited for at any stage", "not before anything came") {
      $0.gateway.download = { download in
        download.onFlush = { (base) throws(GatewayError) in
          if try await base.gathered.documents.isEmpty { throw .failed(what: "memory", why: "nothing to wait for") }
          try await base.flush()
        }
      }
    },
    PlaceFileBreakage("who finished may go on with the next at once", "it is over then") {
      $0.gateway.download = { download in
        download.onFinish = { (base, kept) throws(GatewayError) in
          try await base.finish(keeping: kept)
          await base.end()
        }
      }
    },
    PlaceFileBreakage("all pictures and what was gathered can be removed", "the pictures only") {
      let files = $0.gateway.base
      $0.gateway.onRemoveAll = { (_, body) throws(GatewayError) in
        try await body()
        let download = try await files.begin()
        let gathered = try await download.gathered
        try await download.finish(keeping: [])
        if let id = gathered.id { try await download.restart(id: id, source: "") }
        await download.end()
      }
    },
    PlaceFileBreakage("all pictures and what was gathered can be removed", "what was gathered only") {
      $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
        try await body()
        let download = try await files.begin()
        let kept = Set(try await download.gathered.pictures.values.compactMap { PlacePicture(nil, $0).photo })
        try await download.finish(keeping: kept)
        await download.end()
      }
    },
    PlaceFileBreakage("nothing is removed while somebody downloads", "it waits, and is no error") {
      $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
        if try await files.unfinished()?.isRunning != true { try await files.removeAll(after: body) }
      }
    },
    PlaceFileBreakage("nothing is removed while somebody downloads", "it is refused and done") {
      let running = Box<(any PlaceDownload)?>(nil)
      $0.gateway.download = { running.value = $0.base }
      $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
        do throws(GatewayError) { try await files.removeAll(after: body) } catch {
          try await running.value?.finish(keeping: [])
          throw error
        }
      }
    },
    PlaceFileBreakage(
      "what is removed stays until the body is done, while nobody downloads, and if that fails",
      "it goes first"
    ) {
      $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
        try await files.removeAll {}
        try await body()
      }
    },
    PlaceFileBreakage(
      "what is removed stays until the body is done, while nobody downloads, and if that fails",
      "somebody else may download"
    ) {
      $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
        try await body()
        try await files.removeAll {}
      }
    },
    PlaceFileBreakage(
      "what is removed stays until the body is done, while nobody downloads, and if that fails",
      "it goes all the same"
    ) {
      $0.gateway.onRemoveAll = { (files, body) throws(GatewayError) in
        do throws(GatewayError) { try await files.removeAll(after: body) } catch {
          if case .conflict = error { try await files.removeAll {} }
          throw error
        }
      }
    },
  ]

  static let elsewhere = [
    PlaceFileBreakage(
      "who is elsewhere sees it running, and goes on from there when it is over", "nobody is seen"
    ) {
      $0.reopened.changeUnfinished {
        UnfinishedPlaceDownload(isRunning: false, source: $0.source, settled: $0.settled, total: $0.total)
      }
    },
    PlaceFileBreakage(
      "who is elsewhere sees it running, and goes on from there when it is over", "it may download"
    ) {
      let empty = MemoryPlaceFiles()
      $0.reopened.onBegin = { (_) throws(GatewayError) in try await empty.begin() }
    },
    PlaceFileBreakage(
      "who is elsewhere sees it running, and goes on from there when it is over", "it begins anew"
    ) {
      $0.reopened.changeGathered { _ in GatheredPlaces() }
    },
    PlaceFileBreakage("pictures are there after a restart, and nothing is unfinished", "they are not") {
      $0.reopened = BrokenPlaceFiles(MemoryPlaceFiles())
    },
    PlaceFileBreakage("pictures are there after a restart, and nothing is unfinished", "something is") {
      $0.reopened.onUnfinished = { _ in
        UnfinishedPlaceDownload(isRunning: false, source: nil, settled: 1, total: nil)
      }
    },
    PlaceFileBreakage("where there is no room what comes is refused, and what came before stays", "it is kept, it says")
    {
      $0.full.download = { $0.onPicture = { (_, picture, _) in Photo.ID(of: picture) } }
    },
    PlaceFileBreakage("where there is no room what comes is refused, and what came before stays", "all is gone") {
      $0.full.download = { download in
        let onPicture = download.onPicture
        download.onPicture = { (base, picture, address) throws(GatewayError) in
          try await base.restart(id: .random(), source: "")
          guard let onPicture else { throw .full(what: "memory") }
          return try await onPicture(base, picture, address)
        }
      }
    },
    PlaceFileBreakage("where nothing can be written pictures can be read, and none is kept", "they can't") {
      $0.readOnly.onPicture = { (_, id) throws(GatewayError) in throw .readOnly(what: id.text) }
    },
    PlaceFileBreakage("where nothing can be written pictures can be read, and none is kept", "one is, it says") {
      $0.readOnly.download = { $0.onPicture = { (_, picture, _) in Photo.ID(of: picture) } }
    },
    PlaceFileBreakage("where nothing can be written pictures can be read, and none is kept", "it is refused and kept") {
      $0.readOnly.download = { download in
        download.onPicture = { (base, picture, address) throws(GatewayError) in
          _ = try await base.keep(picture, from: address)
          throw .readOnly(what: "memory")
        }
      }
    },
  ]
}

extension PlacePicture.Content {
  /// Whether it is kept, and has these bytes.
  fileprivate func isOf(_ picture: LoadedImage) -> Bool { PlacePicture(nil, self).photo == Photo.ID(of: picture) }
}
