/** Codes of FIDE's member federations with their country (ISO 3166; England and others by their part of it). */
const FLAGS =
  'AFG af ALB al ALG dz AND ad ANG ao ANT ag ARG ar ARM am ARU aw AUS au AUT at AZE az BAH bs BAN bd BAR bb BDI bi ' +
  'BEL be BER bm BHU bt BIH ba BIZ bz BLR by BOL bo BOT bw BRA br BRN bh BRU bn BUL bg BUR bf CAF cf CAM kh CAN ca ' +
  'CAY ky CGO cg CHA td CHI cl CHN cn CIV ci CMR cm COD cd COL co COM km CPV cv CRC cr CRO hr CUB cu CYP cy CZE cz ' +
  'DEN dk DJI dj DMA dm DOM do ECU ec EGY eg ENG gb-eng ERI er ESA sv ESP es EST ee ETH et FAI fo FIJ fj FIN fi FRA fr ' +
  'GAB ga GAM gm GCI gg GEO ge GEQ gq GER de GHA gh GRE gr GRN gd GUA gt GUI gn GUM gu GUY gy HAI ht HKG hk HON hn ' +
  'HUN hu INA id IND in IOM im IRI ir IRL ie IRQ iq ISL is ISR il ISV vi ITA it IVB vg JAM jm JCI je JOR jo JPN jp ' +
  'KAZ kz KEN ke KGZ kg KOR kr KOS xk KSA sa KUW kw LAO la LAT lv LBA ly LBN lb LBR lr LCA lc LES ls LIE li LTU lt ' +
  'LUX lu MAC mo MAD mg MAR ma MAS my MAW mw MDA md MDV mv MEX mx MGL mn MKD mk MLI ml MLT mt MNC mc MNE me MOZ mz ' +
  'MRI mu MTN mr MYA mm NAM na NCA ni NED nl NEP np NGR ng NIG ne NOR no NRU nr NZL nz OMA om PAK pk PAN pa PAR py ' +
  'PER pe PHI ph PLE ps PLW pw PNG pg POL pl POR pt PUR pr QAT qa ROU ro RSA za RUS ru RWA rw SCO gb-sct SEN sn ' +
  'SEY sc SGP sg SKN kn SLE sl SLO si SMR sm SOL sb SOM so SRB rs SRI lk SSD ss STP st SUD sd SUI ch SUR sr SVK sk ' +
  'SWE se SWZ sz SYR sy TAN tz THA th TJK tj TKM tm TLS tl TOG tg TPE tw TTO tt TUN tn TUR tr UAE ae UGA ug UKR ua ' +
  'URU uy USA us UZB uz VAN vu VEN ve VIE vn VIN vc WLS gb-wls YEM ye ZAM zm ZIM zw';

const words = FLAGS.split(' ');
const flags: ReadonlyMap<string, string> = new Map(
  words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])),
);

/** Every federation with a flag. */
export const FLAGGED_FEDERATIONS: readonly string[] = [...flags.keys()];

/** The flag of a federation by the name of its file, `fr`; null for FIDE itself and for codes nobody knows. */
export const flagOf = (federation: string | null): string | null =>
  federation === null ? null : (flags.get(federation) ?? null);
