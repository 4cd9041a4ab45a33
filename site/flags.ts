import { markup, NOTHING, type Html } from './markup.ts';

/**
 * FIDE's three letters, and the flag of an open set by its ISO code. FIDE itself, associations without a
 * country (IBC, ICC, IPC), dissolved ones (AHO) and those who play under another flag (TPE) stand by their letters.
 */
const FLAGS = `AFG AF,ALB AL,ALG DZ,AND AD,ANG AO,ANT AG,ARG AR,ARM AM,ARU AW,AUS AU,AUT AT,AZE AZ,
BAH BS,BAN BD,BAR BB,BDI BI,BEL BE,BEN BJ,BER BM,BHU BT,BIH BA,BIZ BZ,BLR BY,BOL BO,BOT BW,BRA BR,BRN BH,BRU BN,BUL BG,BUR BF,
CAF CF,CAM KH,CAN CA,CAY KY,CGO CG,CHA TD,CHI CL,CHN CN,CIV CI,CMR CM,COD CD,COK CK,COL CO,COM KM,CPV CV,CRC CR,CRO HR,CUB CU,CUR CW,CYP CY,CZE CZ,
DEN DK,DJI DJ,DMA DM,DOM DO,ECU EC,EGY EG,ENG GB-ENG,ERI ER,ESA SV,ESP ES,EST EE,ETH ET,FAI FO,FIJ FJ,FIN FI,FRA FR,
GAB GA,GAM GM,GBS GW,GCI GG,GEO GE,GEQ GQ,GER DE,GHA GH,GRE GR,GRN GD,GUA GT,GUI GN,GUM GU,GUY GY,HAI HT,HKG HK,HON HN,HUN HU,
INA ID,IND IN,IOM IM,IRI IR,IRL IE,IRQ IQ,ISL IS,ISR IL,ISV VI,ITA IT,IVB VG,JAM JM,JCI JE,JOR JO,JPN JP,
KAZ KZ,KEN KE,KGZ KG,KIR KI,KOR KR,KOS XK,KSA SA,KUW KW,LAO LA,LAT LV,LBA LY,LBN LB,LBR LR,LCA LC,LES LS,LIE LI,LTU LT,LUX LU,
MAC MO,MAD MG,MAR MA,MAS MY,MAW MW,MDA MD,MDV MV,MEX MX,MGL MN,MKD MK,MLI ML,MLT MT,MNC MC,MNE ME,MOZ MZ,MRI MU,MTN MR,MYA MM,
NAM NA,NCA NI,NCL NC,NED NL,NEP NP,NGR NG,NIG NE,NOR NO,NRU NR,NZL NZ,OMA OM,PAK PK,PAN PA,PAR PY,PER PE,PHI PH,PLE PS,PLW PW,PNG PG,POL PL,POR PT,PRK KP,PUR PR,
QAT QA,ROU RO,RSA ZA,RUS RU,RWA RW,SAM WS,SCO GB-SCT,SEN SN,SEY SC,SGP SG,SKN KN,SLE SL,SLO SI,SMR SM,SOL SB,SOM SO,SRB RS,SRI LK,SSD SS,STP ST,SUD SD,SUI CH,SUR SR,SVK SK,SWE SE,SWZ SZ,SYR SY,
TAN TZ,TGA TO,THA TH,TJK TJ,TKM TM,TLS TL,TOG TG,TTO TT,TUN TN,TUR TR,TUV TV,UAE AE,UGA UG,UKR UA,URU UY,USA US,UZB UZ,
VAN VU,VEN VE,VIE VN,VIN VC,WLS GB-WLS,YEM YE,ZAM ZM,ZIM ZW`;

/** The flag's name in its set, by FIDE's letters. */
export const FLAG_OF_FEDERATION: ReadonlyMap<string, string> = new Map(
  FLAGS.split(/,\s*/).map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);

/** What the build calls the file of a federation's flag. */
export const flagFile = (federation: string): string => `flag-${federation.toLowerCase()}.svg`;

/** Where a running server has the flag of a federation; null for those that stand by their letters. */
export const flagAddress = (federation: string): string | null =>
  FLAG_OF_FEDERATION.has(federation) ? `/assets/${flagFile(federation)}` : null;

/** Says nothing aloud: the letters stand beside it. */
export function flagImage(address: string | null): Html {
  return address === null
    ? NOTHING
    : markup`<img class="flag" src="${address}" alt="" width="21" height="14" loading="lazy" />`;
}
