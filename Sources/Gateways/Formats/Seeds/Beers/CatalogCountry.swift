import Entities

/// Recognizes countries by their names in English and Spanish, by their ISO 3166 codes, and in some cases by their names in their own
/// languages.
enum CatalogCountry {
  /// Returns the origin of a manufacturer in a country: national in Spain, imported in any other country. Returns `nil` if the text names
  /// no known country, or names Spain and another country.
  ///
  /// A region or a continent can stand next to the country: `Spain, Europe`, `España (Cataluña)`.
  static func origin(of text: String) -> Manufacturer.Origin? {
    let parts = SearchText.fold(text).split { ",;/()".contains($0) }
    // Some province codes are also codes of other countries: `Cádiz (CA), España`.
    let named = parts.map { words(in: $0).joined(separator: " ") }
    let isNamed = named.contains { $0.count > 3 && origin(named: $0) != nil }
    let origins = Set(named.filter { !isNamed || $0.count > 3 }.compactMap { origin(named: $0) })
    return origins.count == 1 ? origins.first : nil
  }

  private static func origin(named name: String) -> Manufacturer.Origin? {
    var name = name
    while let title = titles.first(where: name.hasPrefix) { name.removeFirst(title.count) }
    if spain.contains(name) { return .national }
    return others.contains(name) ? .imported : nil
  }

  /// Returns the words in folded text, ignoring periods, so that `U.S.A.` becomes `usa`.
  private static func words(in text: Substring) -> [Substring] {
    text.replacing(".", with: "").replacing("&", with: " and ").split { !$0.isLetter && !$0.isNumber }
  }

  /// The prefixes of official country names, folded for comparison.
  private static let titles = ["the ", "kingdom of ", "republic of ", "reino de ", "republica de "]

  private static let spain: Set = [
    "spain", "espana", "es", "esp", "espanya", "espainia", "espanha", "espagne", "spanien", "spagna", "spanje",
  ]

  private static let others = Set(
    (names + codes).split { $0 == "," || $0 == "\n" }.map { String($0.drop { $0 == " " }) })

  /// The names of all countries except Spain, and of territories with breweries, folded for comparison.
  private static let names = """
    afghanistan, afganistan, albania, algeria, argelia, andorra, angola, antigua and barbuda, antigua y barbuda
    argentina, armenia, aruba, australia, austria, osterreich, azerbaijan, azerbaiyan, bahamas, bahrain, barein
    bangladesh, barbados, belarus, bielorrusia, belgium, belgica, belgie, belgien, belgique, belize, belice, benin
    bermuda, bermudas, bhutan, butan, bolivia, bosnia, bosnia and herzegovina, bosnia y herzegovina, bosnia herzegovina, botswana
    botsuana, brazil, brasil, brunei, bulgaria, burkina faso, burundi, cambodia, camboya, cameroon, camerun, canada
    cape verde, cabo verde, cayman islands, islas caiman, saint lucia, santa lucia, central african republic, republica centroafricana, chad, chile, china, colombia
    comoros, comoras, congo, democratic republic of the congo, republica democratica del congo, costa rica, croatia, croacia, hrvatska, cuba, curacao, curazao, cyprus, chipre
    czech republic, czech rep, czechia, republica checa, chequia, cesko, ceska republika, denmark, dinamarca, danmark, djibouti
    yibuti, dominica, dominican republic, republica dominicana, east timor, timor oriental, timor leste, ecuador
    egypt, egipto, el salvador, england, inglaterra, equatorial guinea, guinea ecuatorial, eritrea, estonia, eesti
    eswatini, esuatini, ethiopia, etiopia, faroe islands, islas feroe, fiji, fiyi, finland, finlandia, suomi, france
    francia, french polynesia, polinesia francesa, gabon, gambia, georgia, germany, alemania, deutschland, ghana
    gibraltar, great britain, gran bretana, greece, grecia, greenland, groenlandia, grenada, guadeloupe, guadalupe
    guam, guatemala, guernsey, guinea, guinea bissau, guyana, haiti, holland, holanda, honduras, hong kong, hungary
    hungria, magyarorszag, iceland, islandia, india, indonesia, iran, iraq, irak, ireland, irlanda, eire, isle of man
    isla de man, israel, italy, italia, ivory coast, cote d ivoire, costa de marfil, jamaica, japan, japon, jersey
    jordan, jordania, kazakhstan, kazajistan, kenya, kenia, kiribati, korea, corea, kosovo, kuwait, kyrgyzstan
    kirguistan, laos, latvia, letonia, lebanon, libano, lesotho, lesoto, liberia, libya, libia, liechtenstein
    lithuania, lituania, luxembourg, luxemburgo, macau, macao, macedonia, north macedonia, macedonia del norte
    madagascar, malawi, malaui, malaysia, malasia, maldives, maldivas, mali, malta, martinique, martinica
    mauritania, mauritius, mauricio, mexico, micronesia, moldova, moldavia, monaco, mongolia, montenegro, morocco
    marruecos, mozambique, myanmar, burma, birmania, namibia, nauru, nepal, netherlands, nederland, paises bajos
    los paises bajos, new caledonia, nueva caledonia, new zealand, nueva zelanda, nicaragua, niger, nigeria
    north korea, corea del norte, northern ireland, irlanda del norte, norway, noruega, norge, oman, pakistan, palau
    palestine, palestina, panama, papua new guinea, papua nueva guinea, paraguay, peru, philippines, filipinas
    poland, polonia, polska, portugal, puerto rico, qatar, catar, reunion, romania, rumania, russia, rusia
    russian federation, federacion rusa, rwanda, ruanda, samoa, san marino, saudi arabia, arabia saudi
    arabia saudita, scotland, escocia, senegal, serbia, seychelles, sierra leone, sierra leona, singapore, singapur
    slovakia, eslovaquia, slovensko, slovenia, eslovenia, slovenija, solomon islands, islas salomon, somalia
    south africa, sudafrica, south korea, corea del sur, south sudan, sudan del sur, sri lanka, sudan, suriname
    surinam, sweden, suecia, sverige, switzerland, suiza, schweiz, suisse, svizzera, syria, siria, taiwan
    tajikistan, tayikistan, tanzania, thailand, tailandia, togo, tonga, trinidad and tobago, trinidad y tobago
    tunisia, tunez, turkey, turquia, turkiye, turkmenistan, tuvalu, uganda, uk, ukraine, ucrania
    united arab emirates, emiratos arabes unidos, united kingdom, reino unido, united states
    united states of america, estados unidos, estados unidos de america, eeuu, ee uu, uruguay, uzbekistan, vanuatu
    vatican city, ciudad del vaticano, venezuela, vietnam, viet nam, wales, gales, yemen, zambia, zimbabwe, zimbabue

    """

  private static let codes = """
    ad,ae,af,ag,ai,al,am,ao,aq,ar,as,at,au,aw,ax,az,ba,bb,bd,be,bf,bg,bh,bi,bj,bl,bm,bn,bo,bq,br,bs,bt,bv,bw,by,bz
    ca,cc,cd,cf,cg,ch,ci,ck,cl,cm,cn,co,cr,cu,cv,cw,cx,cy,cz,de,dj,dk,dm,do,dz,ec,ee,eg,eh,er,et,fi,fj,fk,fm,fo,fr
    ga,gb,gd,ge,gf,gg,gh,gi,gl,gm,gn,gp,gq,gr,gs,gt,gu,gw,gy,hk,hm,hn,hr,ht,hu,id,ie,il,im,in,io,iq,ir,is,it,je,jm
    jo,jp,ke,kg,kh,ki,km,kn,kp,kr,kw,ky,kz,la,lb,lc,li,lk,lr,ls,lt,lu,lv,ly,ma,mc,md,me,mf,mg,mh,mk,ml,mm,mn,mo,mp
    mq,mr,ms,mt,mu,mv,mw,mx,my,mz,na,nc,ne,nf,ng,ni,nl,no,np,nr,nu,nz,om,pa,pe,pf,pg,ph,pk,pl,pm,pn,pr,ps,pt,pw,py
    qa,re,ro,rs,ru,rw,sa,sb,sc,sd,se,sg,sh,si,sj,sk,sl,sm,sn,so,sr,ss,st,sv,sx,sy,sz,tc,td,tf,tg,th,tj,tk,tl,tm,tn
    to,tr,tt,tv,tw,tz,ua,ug,um,us,uy,uz,va,vc,ve,vg,vi,vn,vu,wf,ws,ye,yt,za,zm,zw,abw,afg,ago,aia,ala,alb,and,are
    arg,arm,asm,ata,atf,atg,aus,aut,aze,bdi,bel,ben,bes,bfa,bgd,bgr,bhr,bhs,bih,blm,blr,blz,bmu,bol,bra,brb,brn,btn
    bvt,bwa,caf,can,cck,che,chl,chn,civ,cmr,cod,cog,cok,col,com,cpv,cri,cub,cuw,cxr,cym,cyp,cze,deu,dji,dma,dnk,dom
    dza,ecu,egy,eri,esh,est,eth,fin,fji,flk,fra,fro,fsm,gab,gbr,geo,ggy,gha,gib,gin,glp,gmb,gnb,gnq,grc,grd,grl,gtm
    guf,gum,guy,hkg,hmd,hnd,hrv,hti,hun,idn,imn,ind,iot,irl,irn,irq,isl,isr,ita,jam,jey,jor,jpn,kaz,ken,kgz,khm,kir
    kna,kor,kwt,lao,lbn,lbr,lby,lca,lie,lka,lso,ltu,lux,lva,mac,maf,mar,mco,mda,mdg,mdv,mex,mhl,mkd,mli,mlt,mmr,mne
    mng,mnp,moz,mrt,msr,mtq,mus,mwi,mys,myt,nam,ncl,ner,nfk,nga,nic,niu,nld,nor,npl,nru,nzl,omn,pak,pan,pcn,per,phl
    plw,png,pol,pri,prk,prt,pry,pse,pyf,qat,reu,rou,rus,rwa,sau,sdn,sen,sgp,sgs,shn,sjm,slb,sle,slv,smr,som,spm,srb
    ssd,stp,sur,svk,svn,swe,swz,sxm,syc,syr,tca,tcd,tgo,tha,tjk,tkl,tkm,tls,ton,tto,tun,tur,tuv,twn,tza,uga,ukr,umi
    ury,usa,uzb,vat,vct,ven,vgb,vir,vnm,vut,wlf,wsm,yem,zaf,zmb,zwe
    """
}
