import Entities
import Testing

@Suite struct `An album of pictures` {
  @Test func `An album keeps the order of its photos and uses the first as the cover`() throws {
    let photos = photos(3)
    let album = try PhotoAlbum(photos.reversed())
    #expect(album.photos == [photos[2], photos[1], photos[0]])
    #expect(album.cover == photos[2])
    #expect(!album.isEmpty)
  }

  @Test func `The cover of an album can be any of its photos`() throws {
    let photos = photos(3)
    #expect(try PhotoAlbum(photos, cover: photos[2]).cover == photos[2])
    #expect(try PhotoAlbum(photos, cover: photos[2]) != PhotoAlbum(photos))
    #expect(try PhotoAlbum(photos, cover: photos[0]) == PhotoAlbum(photos))
  }

  @Test func `An empty album has no cover`() throws {
    #expect(try PhotoAlbum([]) == .empty)
    #expect(PhotoAlbum.empty.isEmpty)
    #expect(PhotoAlbum.empty.cover == nil)
  }

  @Test func `An album with a duplicate photo is rejected`() {
    let photos = photos(3)
    #expect(throws: PhotoAlbumError.twice(photos[1])) { try PhotoAlbum(photos + [photos[1]]) }
    #expect(throws: PhotoAlbumError.twice(photos[0])) { try PhotoAlbum([photos[0], photos[0]], cover: photos[2]) }
  }

  @Test(arguments: 0...2) func `A cover that isn't in the album is rejected`(count: Int) {
    let stranger = Photo.ID(ofBytes: [200])
    #expect(throws: PhotoAlbumError.unknownCover(stranger)) { try PhotoAlbum(photos(count), cover: stranger) }
  }

  @Test func `An album holds at most 100 photos`() throws {
    #expect(try PhotoAlbum(photos(100)).photos.count == 100)
    #expect(throws: PhotoAlbumError.tooMany(101)) { try PhotoAlbum(photos(101)) }
    #expect(throws: PhotoAlbumError.tooMany(101)) { try PhotoAlbum(Array(repeating: photos(1)[0], count: 101)) }
  }
}

@Suite struct `The id of a picture` {
  @Test func `The id of a photo is the SHA-256 digest of its bytes`() throws {
    // NIST publishes these SHA-256 examples: the empty message and "abc".
    #expect(Photo.ID(ofBytes: []).text == "photo-e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      Photo.ID(ofBytes: Array("abc".utf8)).text
        == "photo-ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(try Photo.ID(Photo.ID(ofBytes: [0]).text) == Photo.ID(ofBytes: [0]))
  }
}

@Suite struct `Changes of an album` {
  let photos = EntitiesTests.photos(4)

  @Test func `Adding a photo twice appends it once and doesn't change the cover`() throws {
    let album = try PhotoAlbum([photos[0], photos[1]], cover: photos[1])
    let more = try album.adding(photos[2])
    #expect(more.photos == Array(photos[0...2]) && more.cover == photos[1])
    #expect(try more.adding(photos[0]) == more)
    #expect(try PhotoAlbum.empty.adding(photos[3]).cover == photos[3])
  }

  @Test func `Adding a photo to a full album is rejected`() throws {
    let full = try PhotoAlbum(EntitiesTests.photos(100))
    #expect(throws: PhotoAlbumError.tooMany(101)) { try full.adding(Photo.ID(ofBytes: [200])) }
    #expect(try full.adding(full.photos[99]) == full)
  }

  @Test func `If the cover of an album is removed, the first remaining photo becomes the cover`() throws {
    let album = try PhotoAlbum(Array(photos[0...2]), cover: photos[1])
    #expect(album.removing(photos[0]).photos == [photos[1], photos[2]])
    #expect(album.removing(photos[0]).cover == photos[1])
    #expect(album.removing(photos[1]).photos == [photos[0], photos[2]])
    #expect(album.removing(photos[1]).cover == photos[0])
    #expect(album.removing(photos[3]) == album)
    #expect(try PhotoAlbum([photos[0]]).removing(photos[0]) == .empty)
  }

  @Test func `Moving a photo keeps the order of the other photos`() throws {
    let album = try PhotoAlbum(photos, cover: photos[1])
    #expect(album.moving(photos[2], to: 0).photos == [photos[2], photos[0], photos[1], photos[3]])
    #expect(album.moving(photos[0], to: 3).photos == [photos[1], photos[2], photos[3], photos[0]])
    #expect(album.moving(photos[0], to: 3).cover == photos[1])
    #expect(album.moving(photos[0], to: 0) == album)
    for place in [-1, 4] { #expect(album.moving(photos[0], to: place) == album) }
    #expect(try PhotoAlbum([photos[0]]).moving(photos[1], to: 0) == PhotoAlbum([photos[0]]))
  }

  @Test func `Only a photo in the album can become the cover`() throws {
    let album = try PhotoAlbum(Array(photos[0...2]))
    let covered = try album.covered(by: photos[2])
    #expect(covered.cover == photos[2] && covered.photos == album.photos)
    #expect(throws: PhotoAlbumError.unknownCover(photos[3])) { try album.covered(by: photos[3]) }
  }
}
