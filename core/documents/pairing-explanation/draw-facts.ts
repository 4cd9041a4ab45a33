import { scoreWords } from '../../pairing/explanation/figures-in-words.ts';
import { colourState } from '../../pairing/colours/colour-preference.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId, TeamId, Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { isPlayed } from '../../rules/outcome.ts';
import { fill } from '../../rules/sentence.ts';
import type { Round } from '../../tournament/round.ts';
import type { Tournament } from '../../tournament/state.ts';
import { maySee, type Audience } from '../../tournament/views/audience.ts';
import { pastsBefore, type PlayerPast } from '../../tournament/views/player-rounds.ts';
import { personalRounds } from '../../tournament/views/records.ts';
import { playerShower, type ShownPlayer } from '../../tournament/views/shown-player.ts';
import type { UndrawnReason } from './asked-round.ts';
import { FACTS_WORDS } from './facts-words.ts';

/** A recorded round whose pairing Ronde cannot derive: what is known of each board, and no more. */
export interface FactsDrawing {
  readonly kind: 'facts';
  readonly round: number;
  /** Why nothing more can be said. */
  readonly because: UndrawnReason;
  readonly players: readonly {
    readonly tpn: Tpn | null;
    readonly id: PlayerId;
    readonly name: string;
  }[];
  readonly boards: readonly { readonly board: number; readonly sentences: readonly string[] }[];
  readonly departures: readonly number[];
}

export interface FactsAsked {
  readonly language: Language;
  readonly audience: Audience;
}

/** The score groups, floats, colours and earlier meetings of a recorded round. */
export function drawFacts(
  state: Tournament,
  round: Round,
  because: UndrawnReason,
  asked: FactsAsked,
): FactsDrawing {
  const shown = playerShower(state);
  const known = knownBefore(state, round.number, asked);
  const matches = new Map(round.matches.map((match) => [match.table, match]));
  const teamName = (id: TeamId): string => state.teams.get(id)?.name ?? id;
  return {
    kind: 'facts',
    round: round.number,
    because,
    players: [...state.players.keys()].map((id) => {
      const { tpn, name } = shown(id);
      return { tpn, id, name };
    }),
    boards: round.games.map(({ board, white, black, match: table }) => {
      const match = table === undefined ? undefined : matches.get(table);
      const words = FACTS_WORDS[asked.language];
      return {
        board,
        sentences: [
          ...(match
            ? [
                fill(words.match, {
                  table: match.table,
                  first: teamName(match.first),
                  second: teamName(match.second),
                }),
              ]
            : []),
          ...sayBoard(known, white, black),
        ],
      };
    }),
    departures: [],
  };
}

/** What is known of two players who do not meet. */
export function factsOfTwo(
  state: Tournament,
  round: number,
  [a, b]: readonly [PlayerId, PlayerId],
  asked: FactsAsked,
): string[] {
  const known = knownBefore(state, round, asked);
  return [...sayScores(known, a, b), ...sayMeetings(known, a, b)];
}

interface Known {
  readonly state: Tournament;
  readonly round: number;
  readonly language: Language;
  readonly results: boolean;
  readonly shown: (id: PlayerId) => ShownPlayer;
  readonly pasts: ReadonlyMap<PlayerId, PlayerPast>;
}

const knownBefore = (state: Tournament, round: number, asked: FactsAsked): Known => ({
  state,
  round,
  language: asked.language,
  results: maySee(state, asked.audience, 'results'),
  shown: playerShower(state),
  pasts: pastsBefore(state, round),
});

const sayBoard = (known: Known, white: PlayerId, black: PlayerId): string[] => [
  ...sayScores(known, white, black),
  ...sayFloats(known, [white, black]),
  ...sayColours(known, white, black),
  ...sayMeetings(known, white, black),
];

/** Nothing where results are not for this audience, or nobody has a number. */
function sayScores({ language, results, shown, pasts }: Known, a: PlayerId, b: PlayerId): string[] {
  const [one, two] = [pasts.get(a), pasts.get(b)];
  if (!results || !one || !two) return [];
  const words = FACTS_WORDS[language];
  const score = (past: PlayerPast): string => scoreWords(past.score, language);
  if (one.pairingScore === two.pairingScore && one.score === two.score) {
    return [fill(words.sameScore, { score: score(one) })];
  }
  if (one.pairingScore === two.pairingScore) {
    const scores = { ofA: score(one), ofB: score(two) };
    return [fill(words.scores, { a: shown(a).name, b: shown(b).name, ...scores })];
  }
  const down = one.pairingScore > two.pairingScore;
  const [high, low] = down ? [a, b] : [b, a];
  const [more, less] = down ? [one, two] : [two, one];
  const named = { high: shown(high).name, low: shown(low).name };
  return [fill(words.floats, { ...named, more: score(more), less: score(less) })];
}

function sayFloats({ language, results, shown, pasts }: Known, ids: readonly PlayerId[]): string[] {
  if (!results) return [];
  return ids.flatMap((id) => {
    const last = pasts.get(id)?.floats.at(-1) ?? null;
    if (last === null) return [];
    return [fill(FACTS_WORDS[language].floatedLast[last], { player: shown(id).name })];
  });
}

function sayColours({ language, shown, pasts }: Known, white: PlayerId, black: PlayerId): string[] {
  const words = FACTS_WORDS[language];
  const historyOf = (id: PlayerId): Colour[] =>
    (pasts.get(id)?.colours ?? []).filter((had): had is Colour => had !== null);
  if (historyOf(white).length + historyOf(black).length === 0) return [words.noColourYet];
  const say = (id: PlayerId, colour: Colour): string => {
    const history = historyOf(id);
    const { preference } = colourState(history);
    const kept = preference === colour ? 'had' : 'missed';
    return fill(words.colours[colour], {
      player: shown(id).name,
      history: history.map((had) => words.letters[had]).join(' ') || '–',
      preference: preference === null ? '' : words.preferred[kept][preference],
    });
  };
  return [say(white, 'white'), say(black, 'black')];
}

function sayMeetings({ state, round, language, shown }: Known, a: PlayerId, b: PlayerId): string[] {
  const words = FACTS_WORDS[language];
  // Who won or lost by forfeit has not played (C.04.1 2).
  const met = (personalRounds(state, { pairingOf: round }).get(a) ?? []).flatMap((past, index) =>
    past.opponent === b && isPlayed(past.outcome) ? [index + 1] : [],
  );
  const apart = state.prohibited.some(
    ({ fromRound, toRound, players }) =>
      fromRound <= round && round <= toRound && players.includes(a) && players.includes(b),
  );
  const [one, two] = [shown(a).club, shown(b).club];
  return [
    ...(met.length === 0 ? [words.notMet] : met.map((past) => fill(words.met, { round: past }))),
    ...(apart ? [words.keptApart] : []),
    ...(one !== null && one.trim() !== '' && one === two ? [words.sameClub] : []),
  ];
}
