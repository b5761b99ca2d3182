import Interfaces

extension Command {
  static let doctor = Command(
    "doctor", "comprobar los datos, las imágenes, los permisos y las variables",
    "check the data, the pictures, permissions and variables",
    options: [
      .init("--remote", "comprobar también los servicios, por la red", "also check the services, over the network")
    ],
    examples: ["recetas-cli doctor", "recetas-cli doctor --remote --json"],
    alone: { call in
      var doctor = Doctor(call)
      await doctor.examine(includingServices: call.arguments.has("remote"))
      let findings = doctor.findings
      let problems = findings.filter { $0.state == .problem }
      try call.output.write(
        DoctorText.lines(findings, width: call.console.width, isPlain: call.settings["TERM"] == "dumb"),
        or: ["findings": findings.map(\.document), "problems": problems.count] as JSONObject)
      if let worst = Problem.Kind.worst(of: problems.compactMap(\.kind)) {
        throw call.texts.doctorFound(problems.count, worst)
      }
    })
}

/// Formats findings as plain text.
enum DoctorText {
  static func lines(_ findings: [Finding], width: Int, isPlain: Bool) -> [Line] {
    let column = findings.map(\.name.columns).max() ?? 0
    return findings.flatMap { finding in
      let front = "\(mark(finding.state, isPlain)) \(finding.name)" + Line.spaces(column - finding.name.columns + 2)
      let style: Line.Style = finding.state == .ok ? .plain : .warning
      return Line.wrapped(finding.message, behind: front, width: width, style)
        + Line.wrapped(finding.advice, indent: front.columns, width: width, .faint)
    }
  }

  private static func mark(_ state: Finding.State, _ isPlain: Bool) -> String {
    switch state {
    case .ok: isPlain ? "+" : "✓"
    case .warning: "!"
    case .problem: isPlain ? "x" : "✗"
    }
  }
}
