/** Command lines that work as they stand; a test runs their commands through the parser. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  ronde: [
    'ronde new "Open de Rennes" --rounds 9',
    'ronde info',
    'ronde convert event.trf event.ronde',
  ],
  info: ['ronde info', 'ronde info event.trf', 'ronde info open-de-rennes --json'],
  convert: [
    'ronde convert event.trf event.ronde',
    'ronde convert event.trf --to store --as open-2026',
    'ronde convert open-2026 report.trf',
    'ronde convert open-2026 public.trf --public --to trf16',
  ],
  import: [
    'ronde import open.papi --out open.ronde',
    'ronde import event.trf',
    'ronde import entries.xlsx --name "Open" --rounds 7 --first-day 2026-11-15',
    'ronde lists import players_list_xml.zip --source fide --month 2026-11',
    'ronde lists import Data.mdb --source ffe --month 2026-11',
    'ronde lists import list.csv --source club --month 2026-11 --column name=1 --column rating=3',
  ],
  lists: [
    'ronde lists import players_list_xml.zip --source fide --month 2026-11',
    'ronde lists search dup jean',
    'ronde lists info',
  ],
  search: ['ronde lists search dup jean', 'ronde lists search 612345 --source fide --json'],
  pair: ['ronde pair event.trf', 'ronde pair event.trf --round 5 --edition swiss-2017 --json'],
  explain: [
    'ronde explain event.trf --round 5',
    'ronde explain event.trf --round 5 --player 12',
    'ronde explain event.trf --round 5 --why-not 3 7',
  ],
  check: [
    'ronde check event.trf',
    'ronde check *.trf --edition swiss-2026',
    'ronde check corpus/dutch-2017.ndjson.gz --edition swiss-2017 --quiet',
  ],
  standings: [
    'ronde standings event.trf',
    'ronde standings event.trf --tiebreaks "BH/C1,BH,SB" --edition tb-2026-03',
    'ronde standings event.trf --tiebreaks "BH/C1,BH" --why 12',
    'ronde standings event.trf --preset la-swiss-inconsistent-ratings --view crosstable',
    'ronde standings event.trf --tiebreaks "BH/C1" --lots "dice 4 2 6" --by ffe',
    'ronde standings open-de-rennes --category "women & rating=-1799"',
    'ronde standings event.ronde --team-ranking club --best 6 --at-least 4',
  ],
  prizes: [
    'ronde prizes event.trf --scheme prizes.json',
    'ronde prizes event.trf --scheme prizes.json --tiebreaks "BH/C1,BH" --what-if 3=½-½',
    'ronde prizes open-de-rennes --why 12',
  ],
  presets: [
    'ronde presets list',
    'ronde presets save "open du club" --tiebreaks "BH/C1,BH,SB"',
    'ronde presets remove "open du club"',
  ],
  'presets list': ['ronde presets list --json'],
  'presets save': ['ronde presets save "open du club" --tiebreaks "BH/C1,BH,SB"'],
  'presets remove': ['ronde presets remove "open du club"'],
  draw: ['ronde draw berger 12', 'ronde draw berger 6 --double --json'],
  berger: ['ronde draw berger 12', 'ronde draw berger 6 --double --reverse-last-two'],
  generate: [
    'ronde generate --players 60 --rounds 9 --seed 7 --out event.trf',
    'ronde generate --players 30 --rounds 7 --count 500 --half-point-byes 0.05 --forfeits 0.03 --out events.ndjson',
  ],
  engine: [
    'ronde engine --dutch event.trf -p',
    'ronde engine --dutch event.trf -c',
    'ronde engine --dutch -g -o event.trf -s 7',
  ],
  log: ['ronde log open-de-rennes', 'ronde log event.ronde --all --json'],
  editions: [
    'ronde editions',
    'ronde editions --on 2022-03-05',
    'ronde editions --chapter tieBreaks --json',
  ],
  new: [
    'ronde new "Open de Rennes" --rounds 9 --first-day 2026-03-07 --federation FRA',
    'ronde new "Coupe du club" --rounds 5 --scoring 3-1-0 --file coupe.ronde',
    'ronde new "Comme en 2022" --rounds 7 --edition swiss-2017 --edition tb-2012',
  ],
};
