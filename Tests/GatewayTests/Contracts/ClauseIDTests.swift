import Gateways
import GatewayTesting
import Testing
import WebGatewayTesting

@Suite struct `The ids of clauses` {
  /// The ids of each contract's clauses, without the name of the contract. Clients refer to clauses by id, so add ids but never change one.
  private static let known = [
    "menu": """
    add add-at-once add-first cancel cancel-changes delete empty former-name full kind kind-and-search kinds \
    not-found order pages read-only read-only-changes replace replace-at-once replace-refused restart \
    restart-changes search search-best search-blank search-literal search-pages seed-atomic several taken whole
    """,
    "seeds": """
    cancel cancel-during commit discard discard-removed drop-samples drop-samples-empties empty failure \
    first-run-at-once full join new read-only reads-continue repeated-id replaced replaced-samples restart \
    samples writer-reads writer-state
    """,
    "orders": """
    cancel change-at-once change-by-instances delete delete-missing delete-outdated draft full history-filter \
    history-order history-pages no-draft not-found notes other-draft other-instance place place-addresses \
    place-at-once place-keeping-draft place-keeping-draft-at-once place-once place-outdated place-taken \
    placed-lines read-only restart save-at-once save-missing save-outdated save-taken users users-at-once
    """,
    "recipes": """
    add add-at-once cancel cancel-changes delete empty labels many-tags not-found order pages read-only \
    read-only-changes repeated-id replace replace-at-once replace-refused restart restart-changes search \
    search-best seed-discarded seed-joins seed-removed seed-replaced seed-updates suggestion-leads-on \
    suggestions taken whole writer-state
    """,
    "favorites": """
    add-again add-at-once cancel empty full order pages read-only remove remove-missing restart search \
    search-best search-pages several users whole
    """,
    "favorite-changes": """
    added-again added-twice after-other-place cancel empty other-place outdated read-only removed-before-sent \
    restart settled-list unsent unsent-elsewhere unsent-only users
    """,
    "remote-favorites": """
    atomic cancel create create-at-once create-taken delete delete-outdated empty maximum replace \
    replace-outdated shared users
    """,
    "manufacturers": """
    add-at-once cancel delete delete-outdated empty figures former-name logo order pages read-only \
    read-only-replace replace replace-at-once replace-refused restart restart-renamed same-name search \
    search-best several taken whole
    """,
    "beers": """
    add-at-once best cancel-changes delete delete-shared-pictures empty full measures of-maker order pages \
    rating refused-pictures replace replace-at-once replace-outdated restart search search-best \
    search-renamed-maker sorting taken unknown-maker-or-picture whole
    """,
    "beer-seeds": """
    at-once cancel commit conflict discard drop-samples failure full join move read-only removed repeated-id \
    replaced restart same unknown-maker unknown-picture update writer-state
    """,
    "reviews": """
    add-refused cancel delete delete-beer-at-once delete-outdated empty filter full pages read-only \
    refused-pictures replace replace-at-once restart restart-pictures sorting whole write-at-once
    """,
    "places": """
    cancel counts date-line-and-poles download-note download-note-end empty equally-far full kinds-share-numbers \
    nearest nearest-of-search not-found of-kind order pages picture-contents pins read-only repeated-id restart \
    search search-best search-many seed-atomic seed-discarded seed-joins seed-replaced seed-replaces whole world \
    writer-state
    """,
    "place-files": """
    absences begin-at-once cancel deaths documents empty end-twice ended exclusive finish flush forget-deaths full \
    keep-at-once last-counts other-instance picture progress read-during-download read-only remove-after-body \
    remove-all remove-busy replace-all replace-failed replace-unfinished restart restart-download \
    restart-finished resume same-bytes
    """,
    "find": """
    best-of-many cancel changed empty limit words
    """,
    "store": """
    cancel close common-inventory contents deleted-draft empty full inventory menu-and-orders read-only reset \
    reset-agreed reset-atomic reset-conflict reset-empty reset-restart reviews-removed stamp writer-stamp
    """,
    "changes": """
    beers cancel dishes merged new-listener other-draft other-instance readable recipes restaurant \
    several-listeners unchanged
    """,
    "http": """
    any-status at-once cancel cancel-waiting chunks compressed endless limit no-cookies redirect \
    redirect-elsewhere redirect-limit redirect-nowhere redirect-post request sent-once timeout total-time \
    truncated unencrypted unreachable
    """,
    "images": """
    cancel formats full large missing not-an-image not-remembered pin pin-again pin-images-only pin-restart \
    pin-stays temporary
    """,
  ]

  private static let all: [String] =
    BreakableContract.all.flatMap { $0.clauses.map(\.id) } + PlaceFileContract.clauses.map(\.id)
    + RemoteFavoriteContract.clauses.map(\.id) + HTTPClientContract.clauses.map(\.id) + ImageContract.clauses.map(\.id)

  @Test func `Every clause in the kit has a unique id from the list of known ids`() {
    let known = Self.known.flatMap { contract, words in words.split(separator: " ").map { "\(contract).\($0)" } }
    #expect(Self.all.sorted() == known.sorted())
    #expect(Set(Self.all).count == Self.all.count)
  }

  @Test func `A clause that is checked through another type keeps its id`() {
    let clause = Clause<Int>(id: "number.one", "the number is one") { try expect($0, 1, "number") }
    #expect(clause.of { (text: String) in text.count }.id == "number.one")
  }

  @Test func `A clause without an id uses its sentence as the id`() {
    #expect(Clause<Int>("the number is one") { _ in }.id == "the number is one")
  }
}
