/** Those of the Laws, of what is decided by them, and of clocks and boards. */
export const EXAMPLES_OF_LAWS: Readonly<Record<string, readonly string[]>> = {
  laws: [
    'ronde laws 7.5.5',
    'ronde laws search "deux mains"',
    'ronde laws diff laws-2018 laws-2023',
    'ronde laws 9 --edition laws-2018 --json',
  ],
  'laws search': ['ronde laws search "deux mains"', 'ronde laws search draw offer --json'],
  'laws glossary': ['ronde laws glossary', 'ronde laws glossary pat --json'],
  'laws import': ['ronde laws import laws.txt --edition laws-2018 --language fr'],
  'laws diff': [
    'ronde laws diff laws-2018 laws-2023',
    'ronde laws diff laws-2017 laws-2018 --json',
  ],
  decide: [
    'ronde decide illegal --regime blitz --count 1',
    'ronde decide illegal --count 2 --player white --position "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"',
    'ronde decide colours --moves 9',
    'ronde decide recording --left 4:59 --increment 20 --json',
    'ronde decide late --minutes 31 --default 30',
  ],
  'decide illegal': [
    'ronde decide illegal --regime blitz --count 1',
    'ronde decide illegal --kind move,hands --count 2',
  ],
  'decide colours': ['ronde decide colours --moves 9', 'ronde decide colours --moves 8 --ended'],
  'decide start': ['ronde decide start --moves 12 --regime rapid'],
  'decide resignation': [
    'ronde decide resignation --player white --position "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"',
  ],
  'decide claim': ['ronde decide claim --regime blitz', 'ronde decide claim --touched'],
  'decide recording': [
    'ronde decide recording --left 4:59 --increment 20',
    'ronde decide recording --left 30:00 --sheet certified',
  ],
  'decide device': ['ronde decide device', 'ronde decide device --not-begun'],
  'decide late': ['ronde decide late --minutes 31 --default 30'],
  claim: [
    'ronde claim game.pgn --repetition',
    'ronde claim "1.Cf3 Cf6 2.Cg1" --next Cg8',
    'ronde claim "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1" --flag white',
    'ronde claim game.pgn --moves --play blitz --json',
  ],
  clock: [
    'ronde clock "90/40+30+30"',
    'ronde clock "15+10" --start 14:00 --rounds 7',
    'ronde clock "1h30/45 + 30 min + 30 s from move 46" --json',
  ],
  clocks: [
    'ronde clocks open-2026 replaced --clock 12 --replacement 40 --board 7 --white 0:41:10 --black 0:38:02 --moves 24',
    'ronde clocks open-2026 --faulty --also rapid-2026 --csv',
  ],
  needs: [
    'ronde needs open-2026',
    'ronde needs open-2026 set 12 --kind visual --aid secondBoard --brings secondBoard',
    'ronde needs open-2026 set 12 --assistant "Aide, Luce" --standing accepted',
    'ronde needs open-2026 round 3 --json',
    'ronde needs open-2026 hall secondBoard',
    'ronde needs open-2026 announce Cg1f3',
    'ronde needs open-2026 announce Nf3 --after "1. e4 e5"',
  ],
  envelope: [
    'ronde envelope open-2026 --board 3 --seal white --move 41 --holder "Chief arbiter"',
    'ronde envelope open-2026 --board 3 --opened --holder "Deputy arbiter"',
  ],
  chess960: [
    'ronde chess960 --id 518',
    'ronde chess960 --seed rennes --rounds 9',
    'ronde chess960 --rank BBQNNRKR --json',
    'ronde chess960 open-2026 --round 3 --seed rennes',
  ],
};
