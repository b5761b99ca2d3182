import Entities
import Testing

@Suite struct `An album that is changed` {
  let photos = EntitiesTests.photos(4)

  @Test func `has what is added last, once, under the cover that it had`() throws {
    let album = try PhotoAlbum([photos[0], photos[1]], cover: photos[1])
    let more = try album.adding(photos[2])
    #expect(more.photos == Array(photos[0...2]) && more.cover == photos[1])
    #expect(try more.adding(photos[0]) == more)
    #expect(try PhotoAlbum.empty.adding(photos[3]).cover == photos[3])
  }

  @Test func `takes no more than fit`() throws {
    let full = try PhotoAlbum(EntitiesTests.photos(100))
    #expect(throws: PhotoAlbumError.tooMany(101)) { try full.adding(Photo.ID(ofBytes: [200])) }
    #expect(try full.adding(full.photos[99]) == full)
  }

  @Test func `is without what is removed, and covered by the first of the others where that was the cover`() throws {
    let album = try PhotoAlbum(Array(photos[0...2]), cover: photos[1])
    #expect(album.removing(photos[0]).photos == [photos[1], photos[2]])
    #expect(album.removing(photos[0]).cover == photos[1])
    #expect(album.removing(photos[1]).photos == [photos[0], photos[2]])
    #expect(album.removing(photos[1]).cover == photos[0])
    #expect(album.removing(photos[3]) == album)
    #expect(try PhotoAlbum([photos[0]]).removing(photos[0]) == .empty)
  }

  @Test func `has a picture at another place, and the others in their order`() throws {
    let album = try PhotoAlbum(photos, cover: photos[1])
    #expect(album.moving(photos[2], to: 0).photos == [photos[2], photos[0], photos[1], photos[3]])
    #expect(album.moving(photos[0], to: 3).photos == [photos[1], photos[2], photos[3], photos[0]])
    #expect(album.moving(photos[0], to: 3).cover == photos[1])
    #expect(album.moving(photos[0], to: 0) == album)
    for place in [-1, 4] { #expect(album.moving(photos[0], to: place) == album) }
    #expect(try PhotoAlbum([photos[0]]).moving(photos[1], to: 0) == PhotoAlbum([photos[0]]))
  }

  @Test func `is covered by the picture that is chosen, where it is one of its own`() throws {
    let album = try PhotoAlbum(Array(photos[0...2]))
    let covered = try album.covered(by: photos[2])
    #expect(covered.cover == photos[2] && covered.photos == album.photos)
    #expect(throws: PhotoAlbumError.unknownCover(photos[3])) { try album.covered(by: photos[3]) }
  }
}
