import AppModels
import Interfaces
import SwiftUI

/// The view of any screen of the app, with its title, buttons and question.
struct ScreenView: View, ScreenDrawing {
  let screen: any AppScreen

  var body: some View {
    screen.draw(with: self)
      .navigationTitle(screen.title)
      .toolbar { ActionButtons(actions: screen.toolbar) }
      .alert(screen.question?.text ?? "", isPresented: .constant(screen.question != nil)) {
        ActionButtons(actions: screen.question?.answers ?? [])
      }
      .refreshable { await screen.refresh() }
      .task { await screen.load() }
      .onDisappear { Task { await screen.disappear() } }
  }

  func list(_ screen: ListScreen<some ListFeature>) -> AnyView { AnyView(ListView(screen: screen, list: screen.list)) }
  func form(_ screen: FormScreen<some FormFeature>) -> AnyView { AnyView(FormView(screen: screen)) }
  func page(_ screen: PageScreen) -> AnyView { AnyView(PageView(screen: screen)) }
  func order(_ screen: OrderScreen) -> AnyView { AnyView(OrderView(order: screen)) }
}

private struct ListView<Feature: ListFeature>: View {
  let screen: ListScreen<Feature>
  @Bindable var list: ObservableList<Feature>

  var body: some View {
    StateView(state: list.state, retry: list.appear) { model in
      List {
        if let notice = model.notice { Label(notice.text, systemImage: "info.circle") }
        if !model.detail.isEmpty { Text(model.detail).font(.footnote).foregroundStyle(.secondary) }
        ForEach(screen.top.remarks, id: \.self) { Text($0).font(.footnote) }
        ActionButtons(actions: screen.top.suggestions)
        ForEach(model.sections, id: \.title) { section in
          Section(section.title) { ForEach(section.rows) { row($0) } }
        }
        if let more = model.more { Button(more) { Task { await list.loadMore() } } }
      }
    }
    .searchable(text: $list.searchText)
    .onSubmit(of: .search) { Task { await list.submitSearch() } }
  }

  private func row(_ row: Feature.Row) -> some View {
    Button {
      Task { await screen.choose(row.id) }
    } label: {
      RowView(line: screen.line(row))
    }
    .tint(.primary)
    .swipeActions { ActionButtons(actions: screen.actions(of: row)) }
    .contextMenu { ActionButtons(actions: screen.actions(of: row)) }
  }
}

private struct FormView<Feature: FormFeature>: View {
  @Bindable var screen: FormScreen<Feature>

  var body: some View {
    StateView(state: screen.state, retry: screen.appear) { model in
      Form {
        if let notice = model.notice { Label(notice.text, systemImage: "info.circle") }
        if let problem = model.form.problem { Text(problem.message).foregroundStyle(.red) }
        ForEach(screen.pictures, id: \.self) { PictureView(picture: $0, symbol: "photo") }
        ForEach(screen.facts, id: \.self) { LabeledContent($0.label, value: $0.value) }
        ActionButtons(actions: screen.actions)
        ForEach(model.form.fields.indices, id: \.self) { index in
          FieldView(field: model.form.fields[index], text: $screen[index]).disabled(model.form.isReadOnly)
        }
      }
    }
  }
}

private struct FieldView: View {
  let field: FormModel.Field
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(field.label).font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
      TextField(
        field.label, text: $text, prompt: field.hint.map { Text($0) }, axis: field.isLong ? .vertical : .horizontal
      )
      .accessibilityHint(field.problem ?? field.hint ?? "")
      if let problem = field.problem { Text(problem).font(.footnote).foregroundStyle(.red) }
    }
  }
}

private struct PageView: View {
  let screen: PageScreen

  var body: some View {
    StateView(state: screen.state, retry: screen.appear) { page in
      List {
        if let notice = page.notice { Label(notice.text, systemImage: "info.circle") }
        ForEach(page.pictures, id: \.self) { PictureView(picture: $0, symbol: "photo") }
        ForEach(page.sections, id: \.self) { section in
          Section(section.title) { ForEach(section.lines.indices, id: \.self) { Text(section.lines[$0]) } }
        }
        ActionButtons(actions: screen.actions)
      }
    }
  }
}

private struct OrderView: View {
  @Bindable var order: OrderScreen

  var body: some View {
    StateView(state: order.state, retry: order.appear) { model in
      List {
        if let notice = model.notice { Label(notice.text, systemImage: "info.circle") }
        ForEach(model.rows, id: \.dish) { row in
          Stepper {
            RowView(line: order.line(row))
          } onIncrement: {
            Task { await order.change(row.dish, by: 1) }
          } onDecrement: {
            Task { await order.change(row.dish, by: -1) }
          }
          .swipeActions { ActionButtons(actions: order.actions(of: row)) }
        }
        LabeledContent(model.units, value: model.total).font(.headline)
        ActionButtons(actions: order.actions)
      }
    }
    .sheet(isPresented: $order.asksForDelivery) {
      Form {
        TextField(order.labels.address, text: $order.address)
        TextField(order.labels.phone, text: $order.phone)
        if let refusal = order.refusal { Text(refusal).foregroundStyle(.red) }
        ActionButtons(actions: order.deliveryActions)
      }
    }
  }
}
