import Entities

/// Downloads the pictures of places, several of them concurrently.
struct PictureFetch {
  private let wanted: [WebAddress]
  private let images: any ImageGateway
  private let download: any PlaceDownload
  private let source: any PlaceSource
  private let connections: Int

  init(
    of wanted: [WebAddress], from images: any ImageGateway, into download: any PlaceDownload, source: any PlaceSource,
    connections: Int
  ) {
    self.wanted = wanted
    self.images = images
    self.download = download
    self.source = source
    self.connections = connections
  }

  /// The outcome of a request for a picture.
  private enum Answer: Sendable {
    case settled(PlacePicture.Content)
    /// The error stops the download.
    case unreachable(GatewayError)
    /// Returns the results for all pictures once each picture has arrived or failed.
    ///
    /// - Parameter collected: The results from earlier runs, and the pictures whose requests may have killed the process.
    case failed(GatewayError)
  }

  /// Returns the results for all pictures once each picture has arrived or failed.
  ///
  /// - Parameter collected: The results from earlier runs, and the pictures whose requests may have crashed the process.
  func callAsFunction(
    after collected: CollectedPlaces, _ watch: DownloadWatch
  ) async throws(CachePlacesError) -> [WebAddress: PlacePicture.Content] {
    var outcomes: [WebAddress: PlacePicture.Content] = [:]
    var (suspects, others): ([WebAddress], [WebAddress]) = ([], [])
    for address in wanted {
      outcomes[address] = collected.pictures[address.digest]
      if outcomes[address] != nil { continue }
      switch collected.crashes[address.digest] ?? 0 {
      case 0: others.append(address)
      case 1: suspects.append(address)
      default:
        outcomes[address] = .missing(.fatal)
        try await CachePlacesError.wrapping(await download.markMissing(address, .fatal))
      }
    }
    var missing = (suspects + others)[...]
    // If several pictures were requested when the process died, any of them could be the cause. Each suspect is now requested alone, to
    // identify the cause.
    var isAlone = false
    var failure: GatewayError?
    func tell() { watch.tell(.pictures, done: wanted.count - missing.count - underWay, total: wanted.count) }
    var underWay = 0
    tell()

    await withTaskGroup(of: (WebAddress, Answer).self) { group in
      func askNext() {
        while underWay < (isAlone ? 1 : connections), let address = missing.first {
          let isSuspect = collected.crashes[address.digest] != nil
          if isSuspect && underWay > 0 { break }
          isAlone = isSuspect
          missing.removeFirst()
          underWay += 1
          group.addTask { (address, await fetch(address)) }
        }
      }
      askNext()
      while let (address, answer) = await group.next() {
        underWay -= 1
        isAlone = false
        do throws(GatewayError) {
          switch answer {
          case .settled(let content):
            outcomes[address] = content
            if case .kept(_, let bytes) = content { watch.came(bytes) }
          case .unreachable(let error):
            // If the connection itself failed, the other pictures would fail, too, so the download stops here.
            guard await source.isReachable() else { throw error }
            outcomes[address] = .missing(.failed)
            try await download.markMissing(address, .failed)
          case .failed(let error): throw error
          }
        } catch {
          failure = error
          group.cancelAll()
          break
        }
        tell()
        askNext()
      }
    }
    if let failure { throw .interrupted(failure, settled: outcomes.count, total: wanted.count) }
    return outcomes
  }

  private func fetch(_ address: WebAddress) async -> Answer {
    do { try await download.ask(address) } catch { return .failed(error) }
    do throws(ImageError) {
      let picture = try await images.image(address)
      if !picture.isWhole { return await settle(address, .incomplete) }
      do throws(GatewayError) {
        return .settled(.kept(try await download.keep(picture, from: address), bytes: picture.bytes.count))
      } catch {
        return .failed(error)
      }
    } catch {
      switch error {
      case .gateway(let error) where error.isOfProcess: return .failed(error)
      case .gateway(let error) where error.isOfConnection: return .unreachable(error)
      case .gateway: return await settle(address, .failed)
      case .missing: return await settle(address, .notThere)
      case .notAnImage: return await settle(address, .notAPicture)
      case .tooLarge: return await settle(address, .tooLarge)
      }
    }
  }

  private func settle(_ address: WebAddress, _ absence: PlacePicture.Absence) async -> Answer {
    do { try await download.markMissing(address, absence) } catch { return .failed(error) }
    return .settled(.missing(absence))
  }
}

extension GatewayError {
  /// Whether the network itself could be unavailable, not only the picture's server.
  fileprivate var isOfConnection: Bool {
    if case .offline = self { return true }
    return switch faultKind {
    case .service(.timedOut), .service(.broken): true
    default: false
    }
  }

  /// Whether this process, not the picture, caused the error, because the task was canceled or the system is out of resources.
  fileprivate var isOfProcess: Bool {
    if case .outOfResources = faultKind { true } else { self == .cancelled }
  }
}
