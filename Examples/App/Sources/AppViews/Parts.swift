import AppModels
import Interfaces
import SwiftUI

/// The view for the state of a screen. The switch is exhaustive, so no state can be forgotten.
struct StateView<Model: Hashable, Content: View>: View {
  let state: ScreenState<Model>
  let retry: @MainActor () async -> Void
  @ViewBuilder let content: (Model) -> Content
  @Environment(AppModel.self) private var app

  var body: some View {
    switch state {
    case .loading: ProgressView()
    case .empty(let message): ContentUnavailableView(message, systemImage: "tray")
    case .failed(let problem):
      ContentUnavailableView {
        Label(problem.message, systemImage: "exclamationmark.triangle")
      } description: {
        Text(problem.advice)
      } actions: {
        Button(app.texts.retry) { Task { await retry() } }
      }
    case .content(let model): content(model)
    }
  }
}

struct ActionButtons: View {
  let actions: [AppAction]

  var body: some View {
    ForEach(actions) { action in
      let role: ButtonRole? = action.role == .deletes ? .destructive : action.role == .cancels ? .cancel : nil
      Button(action.title, systemImage: action.symbol, role: role) { Task { await action() } }
        .tint(action.role == .asksToDelete ? .red : nil).disabled(!action.isEnabled)
    }
  }
}

struct RowView: View {
  let line: RowLine
  @ScaledMetric private var side = 44.0

  var body: some View {
    HStack {
      if let symbol = line.symbol {
        PictureView(picture: line.picture, symbol: symbol).frame(width: side, height: side)
      }
      VStack(alignment: .leading) {
        Text(line.title).font(.headline)
        if !line.detail.isEmpty { Text(line.detail).font(.subheadline).foregroundStyle(.secondary) }
      }
      Spacer()
      if let value = line.value { Text(value).font(.body) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(line.spoken)
  }
}

/// A view of a picture, or of a symbol until the picture is loaded.
struct PictureView: View {
  let picture: Picture?
  let symbol: String
  @Environment(AppModel.self) private var app
  @State private var image: Image?

  var body: some View {
    Group {
      if let image { image.resizable().scaledToFit() } else { Image(systemName: symbol).foregroundStyle(.secondary) }
    }
    .accessibilityHidden(true)
    .task(id: picture) { image = await app.context.load(picture).flatMap { Image(bytes: $0) } }
  }
}

extension Image {
  fileprivate init?(bytes: [UInt8]) {
    #if os(macOS)
      guard let image = NSImage(data: Data(bytes)) else { return nil }
      self.init(nsImage: image)
    #else
      guard let image = UIImage(data: Data(bytes)) else { return nil }
      self.init(uiImage: image)
    #endif
  }
}
