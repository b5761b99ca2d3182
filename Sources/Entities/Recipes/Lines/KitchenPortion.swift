/// A counting word in place of a unit: a portion (`diente`, `slice`) or a container (`lata`, `can`).
struct KitchenPortion: Hashable {
  /// The folded singular, such as `diente`.
  let name: String
  /// Whether the word names a container, which can have a size: `2 latas de 400 g`.
  let isContainer: Bool

  /// Recognizes a folded word, in singular or plural.
  init?(word: String) {
    guard let known = Self.words[word] else { return nil }
    self = known
  }

  private init(name: String, isContainer: Bool) {
    self.name = name
    self.isContainer = isContainer
  }

  private static let words: [String: KitchenPortion] = {
    var words: [String: KitchenPortion] = [:]
    for (list, isContainer) in [(portions, false), (containers, true)] {
      for forms in forms(list) {
        for form in forms {
          words[SearchText.fold(form)] = KitchenPortion(name: SearchText.fold(forms[0]), isContainer: isContainer)
        }
      }
    }
    return words
  }()

  /// The singular and the plural of each portion and container.
  static let nouns = (forms(portions) + forms(containers)).map { $0.prefix(2) }

  private static func forms(_ list: String) -> [[String]] {
    list.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
  }

  /// The singular, the plural and the abbreviations of each portion.
  private static let portions = """
    diente dientes,rama ramas,ramita ramitas,ramillete ramilletes,hoja hojas,pizca pizcas,pellizco pellizcos,puñado puñados,manojo manojos,\
    atado atados,loncha lonchas,lonja lonjas,tacita tacitas,pocillo pocillos,rodaja rodajas,rebanada rebanadas,feta fetas,tira tiras,chorro chorros,chorrito chorritos,chorreón chorreones,\
    gota gotas,vaso vasos,vasito vasitos,copa copas,copita copitas,cabeza cabezas,tallo tallos,palo palos,palito palitos,vaina vainas,\
    nuez nueces,trozo trozos,trocito trocitos,pedazo pedazos,pieza piezas,unidad unidades ud uds,gajo gajos,cubito cubitos,cubo cubos,pastilla pastillas,\
    barra barras,bola bolas,lámina láminas,filete filetes,cono conos,cucharón cucharones,cacito cacitos,cazo cazos,medida medidas,mata matas,\
    mazorca mazorcas,grano granos,baya bayas,hebra hebras,onza onzas,penca pencas,esqueje esquejes,bulbo bulbos,\
    pinch pinches,dash dashes,clove cloves,sprig sprigs,stalk stalks,stem stems,rib ribs,stick sticks,slice slices,bunch bunches,head heads,\
    leaf leaves,knob knobs,handful handfuls,rasher rashers,wedge wedges,ear ears,fillet fillets,square squares,scoop scoops,drop drops,\
    splash splashes,sheet sheets,piece pieces pcs pc,sprinkle sprinkles,cube cubes,strip strips,ball balls,bulb bulbs,glug glugs,drizzle drizzles,shot shots,\
    loaf loaves,pat pats,thumb thumbs,spear spears,floret florets,glass glasses,round rounds,squeeze squeezes,dessertspoon dessertspoons,rack racks
    """

  private static let containers = """
    lata latas,latita latitas,tableta tabletas,brick bricks,pote potes,barrita barritas,botellín botellines,bote botes,botella botellas,tarro tarros,sobre sobres,paquete paquetes,bolsa bolsas,bolsita bolsitas,\
    brik briks,caja cajas,bandeja bandejas,tarrina tarrinas,frasco frascos,envase envases,cartón cartones,botecito botecitos,\
    block blocks,log logs,can cans,tin tins,jar jars,bottle bottles,package packages pkg pkgs,packet packets,pack packs,pouch pouches,box boxes,bag bags,\
    container containers,pot pots,bar bars,carton cartons,tub tubs,envelope envelopes,sachet sachets,pkt pkts,ctn ctns,tetrabrik tetrabriks,cajita cajitas,tubo tubos,terrina terrinas,cubeta cubetas,tarrito tarritos,paquetito paquetitos,tube tubes,punnet punnets
    """
}
