// A stand-in for SwiftUI, for `.ci/apple`: the declarations that the examples and the pages use, without working bodies.
//
// It was written from Apple's public documentation (https://developer.apple.com/documentation/swiftui, iOS 18 and macOS 15). Nothing is copied
// from an SDK. It has the isolation, the `Sendable` requirements and the availability that the documentation shows, so that the types of
// a view that compiles against it are right. It can't check layout, behavior, deprecations, or overloads that are missing here.

@_exported import Foundation
@_exported import Observation

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

/// A view without a body. SwiftUI's own views also have the body `Never`.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView { public var body: Never { fatalError() } }

public struct EmptyView: PrimitiveView { nonisolated public init() {} }
public struct AnyView: PrimitiveView { nonisolated public init<V>(_ view: V) where V: View {} }
public struct TupleView<T>: PrimitiveView { nonisolated public init(_ value: T) {} }
public struct Group<Content> {}
extension Group: View where Content: View {
  public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { fatalError() }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { fatalError() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

// MARK: Values

@MainActor @preconcurrency public protocol DynamicProperty {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper public struct State<Value>: DynamicProperty {
  nonisolated public init(wrappedValue value: Value) {}
  nonisolated public init(initialValue value: Value) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral { nonisolated public init() {} }
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  fileprivate init(object: Value) { wrappedValue = object }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}
extension Bindable where Value: Observable, Value: AnyObject {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}
extension Bindable: Sendable where Value: Sendable {}

public struct EnvironmentValues: Sendable {
  public var scenePhase: ScenePhase { get { .active } set {} }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  nonisolated public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
extension Environment {
  nonisolated public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {}
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  nonisolated public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {}
  nonisolated public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError() }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

// MARK: App and scenes

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() {} }

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {}
  public var body: Never { fatalError() }
}
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
extension Scene {
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void)
    -> some Scene where V: Equatable { self }
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  where V: Equatable { self }
}

// MARK: Text and pictures

public struct Text: PrimitiveView, Equatable, Sendable {
  nonisolated public init(verbatim content: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(_ key: LocalizedStringKey) {}
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}
public struct Image: PrimitiveView, Equatable, Sendable {
  nonisolated public init(systemName: String) {}
  nonisolated public init(decorative name: String) {}
  nonisolated public func resizable() -> Image { self }
}
// SwiftUI exports UIKit and AppKit.
#if os(macOS)
  open class NSImage: @unchecked Sendable { public init?(data: Data) {} }
  extension Image { nonisolated public init(nsImage: NSImage) {} }
#else
  open class UIImage: @unchecked Sendable { public init?(data: Data) {} }
  extension Image { nonisolated public init(uiImage: UIImage) {} }
#endif
public struct Label<Title: View, Icon: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ key: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public static let largeTitle = Font(), title = Font(), headline = Font(), subheadline = Font(), body = Font()
  public static let callout = Font(), footnote = Font(), caption = Font()
}
public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
}
public struct Color: ShapeStyle, Hashable, PrimitiveView {
  public static let primary = Color(), secondary = Color(), accentColor = Color(), red = Color()
}
extension ShapeStyle where Self == Color { public static var red: Color { .init() } }

// MARK: Containers

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Alignment: Sendable { case center, leading, trailing }
public enum Axis: Sendable { case horizontal, vertical }
public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct Spacer: PrimitiveView { nonisolated public init(minLength: CGFloat? = nil) {} }
public struct List<SelectionValue, Content: View>: PrimitiveView {}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View { public var body: Never { fatalError() } }
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: PrimitiveView { nonisolated public init(@ViewBuilder content: () -> Content) {} }
public struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View { public var body: Never { fatalError() } }
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) {}
  @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {}
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ key: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {}
extension ProgressView where CurrentValueLabel == EmptyView { nonisolated public init() where Label == EmptyView {} }

// MARK: Controls

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole(), cancel = ButtonRole()
}
public struct Button<Label: View>: PrimitiveView {
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  nonisolated public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}
public struct TextField<Label: View>: PrimitiveView {}
extension TextField where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {}
}
public struct Stepper<Label: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

// MARK: Navigation

public struct NavigationPath: Sendable { public init() {} }
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {}
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static var sidebar: Self { .init() }
  public static var content: Self { .init() }
  public static var detail: Self { .init() }
}
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {}
extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {}
}
@available(macOS 15, iOS 18, *) @MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @MainActor @preconcurrency var body: Body { get }
}
@available(macOS 15, iOS 18, *) extension Never: TabContent { public typealias TabValue = Never }
@available(macOS 15, iOS 18, *) public struct DefaultTabLabel: PrimitiveView {}
@available(macOS 15, iOS 18, *) public struct Tab<Value, Content, Label> {}
@available(macOS 15, iOS 18, *) extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var body: Never { fatalError() }
}
@available(macOS 15, iOS 18, *) extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(_ key: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {}
}
@available(macOS 15, iOS 18, *) public struct TupleTabContent<TabValue: Hashable, Content>: TabContent { public var body: Never { fatalError() } }
@available(macOS 15, iOS 18, *) @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }
  public static func buildBlock<C0: TabContent, C1: TabContent>(_ c0: C0, _ c1: C1) -> TupleTabContent<TabValue, (C0, C1)>
  where C0.TabValue == TabValue, C1.TabValue == TabValue { fatalError() }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTabContent<TabValue, (C0, C1, C2)>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue { fatalError() }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTabContent<TabValue, (C0, C1, C2, C3)>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue { fatalError() }
}
@available(macOS 15, iOS 18, *) public struct TabContentView<Content>: PrimitiveView {}
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  @available(macOS 15, iOS 18, *) nonisolated public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentView<C>, C: TabContent, C.TabValue == SelectionValue {}
}
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

// MARK: Modifiers

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}
public struct SearchFieldPlacement: Sendable { public static let automatic = SearchFieldPlacement() }
public enum HorizontalEdge: Sendable { case leading, trailing }
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }

  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  nonisolated public func scaledToFit() -> some View { self }

  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  nonisolated public func alert<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View { self }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View { self }
}

extension View {
  /// A modifier that is newer than the kit's minimum systems. A view that uses it unconditionally must fail.
  @available(macOS 26, iOS 26, *) nonisolated public func glassEffect() -> some View { self }
}

// MARK: Names that could collide with the kit's

public struct Menu<Label: View, Content: View>: PrimitiveView {}
public struct Link<Label: View>: PrimitiveView {}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {}
public struct Grid<Content: View>: PrimitiveView {}
public struct Table<Value, Rows, Columns> {}
public struct Path: Equatable, Sendable {}
public struct Transaction {}
public struct Angle: Hashable, Sendable {}
public struct Gradient: Hashable, Sendable {}
