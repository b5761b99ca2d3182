// This is the view on the page `Manual.docc/AScreenOfYourOwn.md`. SwiftUI isn't available on Linux.

#if canImport(SwiftUI)
  import Interfaces
  import SwiftUI

  /// A SwiftUI view of the best beers.
  struct BestBeersView: View {
    let screen: ObservableScreen<BestBeersModel>
    let presenter: BestBeersPresenter

    var body: some View {
      content
        .task { await presenter.handle(.appeared) }
        .onDisappear { Task { await presenter.handle(.disappeared) } }
    }

    @ViewBuilder private var content: some View {
      switch screen.state {
      case .loading: ProgressView()
      case .empty(let message): Text(message)
      case .failed(let problem):
        ContentUnavailableView(problem.message, systemImage: "xmark", description: Text(problem.advice))
      case .content(let model):
        List(model.rows) { row in
          Button {
            Task { await presenter.handle(.chose(row.id)) }
          } label: {
            Text(row.name)
            Text(row.detail)
          }
        }
        .navigationTitle(model.title)
      }
    }
  }
#endif
