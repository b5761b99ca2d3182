import UseCases

/// Pictures that come along with a change.
final class PhotoBag {
  var photos: [LoadedImage]

  init(_ photos: [LoadedImage] = []) { self.photos = photos }
}
