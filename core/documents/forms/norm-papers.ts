import type { Language } from '../../rules/language.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { inBoth } from '../../rules/in-both.ts';
import { fill } from '../../rules/sentence.ts';
import type { NormVerdict } from '../../ratings/norms/verdict.ts';
import { normsOf } from '../../tournament/norms/norms.ts';
import { playersByNumber } from '../../tournament/numbers.ts';
import type { Tournament } from '../../tournament/state.ts';
import { sayTitle } from '../lists/say-result.ts';
import { eventSentences, sayHalfPoints } from '../norms/norm-lines.ts';
import { arbiterFields, eventFields, form } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    none: 'No norm was made in this event.',
    norm: '{title} norm: {name}, {points} of {games}',
    player: 'Player',
    norms: 'Norm',
    score: 'Score',
    performance: 'Performance',
    average: 'Average of opponents',
    needed: 'Needed',
  },
  {
    none: 'Aucune norme n’a été réalisée dans ce tournoi.',
    norm: 'norme de {title} : {name}, {points} sur {games}',
    player: 'Joueur',
    norms: 'Norme',
    score: 'Score',
    performance: 'Performance',
    average: 'Moyenne des adversaires',
    needed: 'Nécessaire',
  },
);

type Norms = ReturnType<typeof normsOf>;

/** A norm that somebody has made. */
export interface MadeNorm {
  readonly player: PlayerId;
  readonly name: string;
  readonly verdict: NormVerdict;
}

/** Ten papers of one dossier ask for them; a state never changes. */
const KNOWN = new WeakMap<Tournament, Norms>();

/** The norms of an event, by the edition it is played under. */
export function normsOfEvent(state: Tournament): Norms {
  const known = KNOWN.get(state) ?? normsOf(state);
  KNOWN.set(state, known);
  return known;
}

/** Norms that are made whatever still comes: verdicts of `core/ratings/norms`, nothing else. */
export function madeNorms(state: Tournament): readonly MadeNorm[] {
  if (state.settings.kind === 'team' || state.numbers.length === 0) return [];
  const byNumber = playersByNumber(state);
  return normsOfEvent(state).players.flatMap(({ tpn, name, norms, foresight }) =>
    norms.flatMap((verdict): MadeNorm[] => {
      const ahead = foresight.find(({ title }) => title === verdict.title);
      const isMade = verdict.achieved === true && (ahead === undefined || ahead.state === 'had');
      const player = byNumber.get(tpn);
      return isMade && player !== undefined ? [{ player, name, verdict }] : [];
    }),
  );
}

export const sayNorm = ({ name, verdict }: MadeNorm, language: Language): string =>
  fill(WORDS[language].norm, {
    title: sayTitle(verdict.title, language) ?? verdict.title,
    name,
    points: sayHalfPoints(verdict.halfPoints, language),
    games: verdict.games,
  });

/** All norms of the event on one sheet, for the federation (LA 8919-8931). */
export const normSummary: FormMaker = ({ state }, { language }) => {
  const words = WORDS[language];
  const made = madeNorms(state);
  const figure = (value: number | null): string => (value === null ? '–' : String(value));
  return [
    form('norms', language, [
      { kind: 'fields', fields: eventFields(state, language) },
      ...(made.length === 0
        ? [{ kind: 'text', text: words.none } as const]
        : [
            {
              kind: 'table',
              heads: [
                words.player,
                words.norms,
                words.score,
                words.needed,
                words.performance,
                words.average,
              ],
              rows: made.map(({ name, verdict }) => [
                name,
                sayTitle(verdict.title, language) ?? verdict.title,
                `${sayHalfPoints(verdict.halfPoints, language)} / ${verdict.games}`,
                verdict.requiredHalfPoints === null
                  ? '–'
                  : sayHalfPoints(verdict.requiredHalfPoints, language),
                figure(verdict.performance),
                figure(verdict.average),
              ]),
            } as const,
          ]),
      ...eventSentences(normsOfEvent(state).event, language).map(
        (text) => ({ kind: 'text', text }) as const,
      ),
      { kind: 'fields', fields: arbiterFields(state, language) },
      { kind: 'signatures', who: [FORM_WORDS[language].chiefArbiter] },
    ]),
  ];
};
