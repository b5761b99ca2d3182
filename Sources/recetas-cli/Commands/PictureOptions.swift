import Entities
import UseCases

/// The options that save and show pictures.
enum PictureOptions {
  /// The option that saves a picture. If the option is repeated, each file gets the next picture.
  static let image = CommandSpec.Option(
    "--image FILE", "guardar su imagen en este archivo; si se repite, las siguientes",
    "save its picture to this file; if repeated, further pictures", writes: true)
  static let images = CommandSpec.Option(
    "--images", "mostrar las imágenes, en kitty, iTerm2 y similares, y en los terminales compatibles con sixel",
    "show the pictures, in kitty, iTerm2 and similar terminals, and in those that support sixel")
  static let specs = [image, images]
}

extension Context {
  /// Saves pictures to the files that `--image` names, and shows them if `--images` is given.
  ///
  /// - Parameters:
  ///   - pictures: the pictures, in order.
  ///   - name: the name of the record that the pictures belong to.
  func present(_ pictures: [Photo.ID], of name: String) async throws {
    let files = arguments.paths("image")
    if files.count > pictures.count { throw texts.fewerPictures(pictures.count, of: name, than: files.count) }
    var images: [(image: LoadedImage, file: String)] = []
    for (file, id) in zip(files, pictures) {
      images.append((try await found(await kit.store.photo(id), or: texts.noPicture(of: name)), file))
    }
    try await save(images)
    try await show(pictures) { try await found(await kit.store.photo($0), or: texts.noPicture(of: name)) }
  }

  /// Shows pictures if `--images` is given and the output is a terminal. Reports the reason if a picture can't be shown.
  ///
  /// - Parameters:
  ///   - pictures: the pictures, in order.
  ///   - load: a closure that loads a picture. It returns `nil` if the picture is missing.
  func show<ID>(_ pictures: [ID], loading load: (ID) async throws -> LoadedImage?) async throws {
    guard arguments.has("images"), kit.settings.showsPictures, console.isOutputTerminal, !output.isJSON,
      !pictures.isEmpty
    else { return }
    guard let terminal = await pictureTerminal() else { return output.notice(texts.terminalWithoutPictures) }
    let converter = ImageMagick(kit.settings)
    var failures: Set<ImageMagick.Failure> = []
    for id in pictures {
      guard let picture = try await load(id) else { continue }
      let sequence: String
      do throws(ImageMagick.Failure) {
        sequence = try await terminal.sequence(picture, width: console.width, by: converter)
      } catch {
        if failures.insert(error).inserted { output.notice(texts.pictureNotShown(error)) }
        continue
      }
      try output.write(picture: sequence)
    }
  }

  private func pictureTerminal() async -> PictureTerminal? {
    if let terminal = PictureTerminal(kit.settings) { return terminal }
    return await console.roomForSixels().map { .sixel($0) }
  }
}
