#if canImport(SwiftUI)
  import Interfaces
  import SwiftUI

  /// The menu, and the screens that it leads to.
  public struct MenuView<Destination: View>: View {
    @State private var viewModel: MenuViewModel
    private let destination: (RestaurantRoute) -> Destination

    /// - Parameter destination: the screen at a place.
    public init(
      _ viewModel: MenuViewModel, @ViewBuilder destination: @escaping (RestaurantRoute) -> Destination
    ) {
      _viewModel = State(initialValue: viewModel)
      self.destination = destination
    }

    public var body: some View {
      @Bindable var router = viewModel.router
      @Bindable var list = viewModel.list
      NavigationStack(path: $router.path) {
        MenuContent(viewModel: viewModel)
          .searchable(text: $list.searchText)
          .onSubmit(of: .search) { Task { await list.submitSearch() } }
          .refreshable { await list.refresh() }
          .navigationDestination(for: RestaurantRoute.self) { destination($0) }
      }
      .task { await list.appear() }
      .onDisappear { Task { await list.disappear() } }
    }
  }

  /// One view for each state, none forgotten.
  private struct MenuContent: View {
    let viewModel: MenuViewModel

    var body: some View {
      switch viewModel.list.state {
      case .loading: ProgressView()
      case .empty(let message): Text(message)
      case .failed(let problem):
        ContentUnavailableView(
          problem.message, systemImage: "exclamationmark.triangle", description: Text(problem.advice))
      case .content(let menu): MenuList(menu: menu, viewModel: viewModel)
      }
    }
  }

  private struct MenuList: View {
    let menu: MenuModel
    let viewModel: MenuViewModel

    var body: some View {
      List {
        switch menu.notice {
        case .done(let lines): Text(lines.joined(separator: "\n"))
        case .failed(let problem): Text(problem.message)
        case nil: EmptyView()
        }
        ForEach(menu.sections, id: \.title) { section in
          Section(section.title) {
            ForEach(section.rows) { row in
              Button {
                Task { await viewModel.add(row.id) }
              } label: {
                DishLabel(row: row)
              }
            }
          }
        }
        if let more = menu.more {
          Button(more) { Task { await viewModel.list.loadMore() } }
        }
      }
      .navigationTitle(menu.title)
      .toolbar {
        Button("", systemImage: "cart") { Task { await viewModel.showOrder() } }
      }
    }
  }

  private struct DishLabel: View {
    let row: DishRow

    var body: some View {
      VStack(alignment: .leading) {
        LabeledContent(row.name, value: row.price)
        Text(row.description).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
#endif
