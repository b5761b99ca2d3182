import AppModels
import Interfaces
import SwiftUI

@main struct RecetasApp: App {
  @State private var app = AppModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup { RootView(app: app).environment(app) }
      .onChange(of: scenePhase) { _, phase in
        if phase != .inactive { Task { await app.sceneChanged(isActive: phase == .active) } }
      }
  }
}

private struct RootView: View {
  @Bindable var app: AppModel

  var body: some View {
    StateView(state: app.start, retry: app.appear) { _ in
      TabView(selection: $app.tab) {
        tab(.restaurant, app.restaurant)
        tab(.recipes, app.recipes)
        tab(.beers, app.beers)
        tab(.places, app.places)
      }
    }
    .task { await app.appear() }
  }

  private func tab<Model: TabModel>(_ tab: AppTab, _ model: Model) -> some TabContent<AppTab> {
    Tab(tab.title(in: app.texts), systemImage: tab.symbol, value: tab) {
      ColumnsView(tab: model, columns: model.columns)
    }
  }
}

/// The view of a tab: a list next to the screens that it leads to. In a narrow window, these screens cover the list.
private struct ColumnsView<Model: TabModel>: View {
  let tab: Model
  @Bindable var columns: Columns<Model.Route>

  var body: some View {
    @Bindable var above = columns.above
    NavigationSplitView(preferredCompactColumn: $columns.compactColumn) {
      ScreenView(screen: tab.root)
    } detail: {
      NavigationStack(path: $above.path) {
        Group { if let first = columns.first { ScreenView(screen: tab.screen(at: first)).id(first) } }
          .navigationDestination(for: Model.Route.self) { ScreenView(screen: tab.screen(at: $0)) }
      }
    }
  }
}

extension Columns {
  fileprivate var compactColumn: NavigationSplitViewColumn {
    get { showsSecond ? .detail : .sidebar }
    set { showsSecond = newValue == .detail }
  }
}
