import { inBoth } from '../../rules/in-both.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { roundOf } from '../../tournament/judgement.ts';
import { draftOf, firstOpenRound, type Tournament } from '../../tournament/state.ts';
import { TEAM_RULES } from '../../tournament/team-rules.ts';
import { lineUpsView, type TeamLineUp } from '../../tournament/views/line-ups.ts';
import { maySeeRound } from '../../tournament/views/round.ts';
import { person } from '../lists/person.ts';
import { hasMatches } from './match-sheets.ts';
import type { PaperAsk, PaperMaker, PaperRefusal } from './paper-ask.ts';
import type { IndexCard, PaperCell } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

const WORDS = inBoth(
  {
    title: 'Line-up slips, round {round}',
    against: 'Table {table}, against {opponent}',
    until: 'To be handed in by {hour}; else the first of the list play ({article}).',
    inTime: 'Whoever hands it in late plays with the first of the list ({article}).',
    board: 'Board',
    player: 'Player',
    number: 'No.',
    list: 'List of the team',
    captain: 'Captain, signature',
    received: 'Received at',
  },
  {
    title: 'Fiches de composition, ronde {round}',
    against: 'Table {table}, contre {opponent}',
    until: 'À remettre avant {hour} ; sinon jouent les premiers de la liste ({article}).',
    inTime: 'Remise en retard, les premiers de la liste jouent ({article}).',
    board: 'Éch.',
    player: 'Joueur',
    number: 'N°',
    list: 'Liste de l’équipe',
    captain: 'Capitaine, signature',
    received: 'Reçue à',
  },
);

/** Longer lists have a sheet each. */
const TWO_A_SHEET = 13;
const SIZE = 10;
/** As high as a signature needs. */
const TO_SIGN = '\u00a0';

/** The round asked for, else the draft in hand, else the next that is not public. */
function roundAsked(
  state: Tournament,
  { round }: Pick<PaperAsk, 'round'>,
): Result<number, PaperRefusal> {
  const { rounds } = state.settings;
  const number = round ?? draftOf(state)?.number ?? Math.min(firstOpenRound(state), rounds);
  return number > rounds ? failure({ code: 'paper.unknownRound', round: number }) : success(number);
}

/** For each team what its captain hands in: who sits at which board (LA line 12886). What was handed in is not told. */
export const lineUpSlips: PaperMaker = (state, ask) => {
  if (!hasMatches(state)) return failure({ code: 'paper.notForThisEvent' });
  const found = roundAsked(state, ask);
  if (!found.ok) return found;
  const number = found.value;
  const paired = roundOf(state, number);
  if (paired !== null && !maySeeRound(state, paired, ask.audience)) {
    return failure({ code: 'paper.notPublished' });
  }
  const view = lineUpsView(state, number);
  if (view === null) return failure({ code: 'paper.notForThisEvent' });
  const words = WORDS[ask.language];
  const due =
    view.until === null
      ? fill(words.inTime, { article: TEAM_RULES.lateLineUp })
      : fill(words.until, { hour: view.until, article: TEAM_RULES.lateLineUp });
  const longest = Math.max(view.boards, ...view.teams.map(({ roster }) => roster.length));
  return success([
    {
      title: fill(words.title, { round: number }),
      round: null,
      draft: paired?.published === false,
      landscape: false,
      body: {
        layout: 'index',
        columns: 1,
        rows: longest > TWO_A_SHEET ? 1 : 2,
        size: SIZE,
        cards: view.teams.map((one) => slipOf(one, { ...ask, round: number }, view.boards, due)),
      },
    },
  ]);
};

function slipOf(
  { team, table, opponent, roster }: TeamLineUp,
  { language, round }: PaperAsk & { readonly round: number },
  boards: number,
  due: string,
): IndexCard {
  const words = WORDS[language];
  const list = roster.flatMap((one, index): readonly (readonly PaperCell[])[] => {
    if (!one.available) return [];
    const { name, title } = person(one, language);
    return [[{ figure: String(index + 1) }, { text: name, before: title }]];
  });
  const rows = Array.from({ length: Math.max(boards, list.length) }, (_, index) => [
    index < boards ? { figure: String(index + 1) } : null,
    null,
    ...(list[index] ?? [null, null]),
  ]);
  return {
    large: { text: team.name },
    corner: fill(PAPER_WORDS[language].roundOnly, { round }),
    lines: [
      ...(opponent === null || table === null
        ? []
        : [fill(words.against, { table, opponent: opponent.name })]),
      due,
    ],
    columns: [
      { heading: words.board, align: 'start', share: null },
      { heading: words.player, align: 'start', share: 6 },
      { heading: words.number, align: 'end', share: null },
      { heading: words.list, align: 'start', share: 5 },
    ],
    rows: [
      ...rows,
      [
        null,
        { text: words.captain, below: TO_SIGN },
        null,
        { text: words.received, below: TO_SIGN },
      ],
    ],
  };
}
