import Entities
import UseCases

/// The options that save and show pictures.
enum PictureOptions {
  /// Repeated, each file gets the next picture.
  static let image = CommandSpec.Option(
    "--image FILE", "guardar su imagen en ese archivo; repetida, las siguientes",
    "save its picture in that file; repeated, further ones")
  static let images = CommandSpec.Option(
    "--images", "mostrar las imágenes, en kitty, iTerm2 y otros terminales que pueden",
    "show the pictures, in kitty, iTerm2 and other terminals that can")
  static let specs = [image, images]
}

extension Context {
  /// Saves pictures in the files that `--image` names, and shows them if `--images` asks for it.
  ///
  /// - Parameters:
  ///   - pictures: in their order.
  ///   - name: the name of what they show.
  func present(_ pictures: [Photo.ID], of name: String) async throws {
    let files = arguments.paths("image")
    if files.contains("") { throw texts.missingValue("image") }
    if files.count > pictures.count { throw texts.fewerPictures(pictures.count, of: name, than: files.count) }
    for (file, id) in zip(files, pictures) {
      try await save(try await found(await kit.store.photo(id), or: texts.noPicture(of: name)), in: file)
    }
    guard let shown = try pictureTerminal() else { return }
    for id in pictures {
      try show(try await found(await kit.store.photo(id), or: texts.noPicture(of: name)), on: shown)
    }
  }

  /// The terminal that shows pictures, if `--images` is given; `nil` in a pipe.
  func pictureTerminal() throws -> PictureTerminal? {
    guard arguments.has("images"), kit.settings.showsPictures, console.isOutputTerminal, !output.isJSON else {
      return nil
    }
    if let terminal = PictureTerminal(kit.settings) { return terminal }
    output.notice(texts.terminalWithoutPictures)
    return nil
  }

  func show(_ picture: LoadedImage, on terminal: PictureTerminal) throws {
    guard let sequence = terminal.sequence(picture, width: console.width) else {
      return output.notice(texts.pictureNotShown(picture.format))
    }
    try output.write(picture: sequence)
  }
}
