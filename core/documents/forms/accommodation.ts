import { AIDS_ON_SHEETS, aidsIn, sheetOf } from '../../decisions/needs/aids.ts';
import {
  AID_COLUMNS,
  NEED_KINDS,
  NO_NEEDS,
  type AidColumn,
  type NeedKind,
  type PlayerNeeds,
} from '../../decisions/needs/need.ts';
import { NEEDS_WORDS } from '../../decisions/needs/needs-words.ts';
import { timeNeeds } from '../../decisions/needs/pairing-needs.ts';
import { sayAssistant, sayPairingNeed } from '../../decisions/needs/say-needs.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { pinnedLaws } from '../../tournament/laws-of-event.ts';
import { playersWithNeeds } from '../../tournament/views/needs.ts';
import type { Tournament } from '../../tournament/state.ts';
import { groundIn } from './cited-law.ts';
import { eventFields, form, personName } from './form-parts.ts';
import type { Form, FormBlock, FormMaker } from './form.ts';
import { byHand, orByHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    kinds: 'What it is about',
    fixedBoard: 'Board kept for every round',
    assistant: 'Assistant, accepted by the arbiter',
    brings: 'Brought by the player',
    certificate: ['A certificate was shown; no copy is kept'],
    agreed: 'Agreed with the player and the organiser; told to the opponents',
    place:
      'The board stands among the others, not by the exit, unless the player wishes so (LA 7.1 to 7.4).',
  },
  {
    kinds: 'De quoi il s’agit',
    fixedBoard: 'Échiquier gardé à chaque ronde',
    assistant: 'Assistant, accepté par l’arbitre',
    brings: 'Apporté par le joueur',
    certificate: ['Un certificat a été montré ; aucune copie n’est gardée'],
    agreed: 'Convenu avec le joueur et l’organisateur ; dit aux adversaires',
    place:
      'L’échiquier est parmi les autres, pas près de la sortie, sauf souhait du joueur (LA 7.1 à 7.4).',
  },
);

/** Boxes of one column of the sheets: those of the player's kinds, all where no kind is known. */
function columnBlocks(column: AidColumn, needs: PlayerNeeds, language: Language): FormBlock[] {
  const words = NEEDS_WORDS[language];
  const { kinds, aids } = needs;
  const offered = aidsIn(column).filter(
    (aid) =>
      kinds.length === 0 ||
      aids.includes(aid) ||
      kinds.some((kind) => AIDS_ON_SHEETS[aid].sheets.includes(kind)),
  );
  return [
    { kind: 'heading', text: words.columns[column] },
    {
      kind: 'boxes',
      columns: 2,
      lines: offered.map((aid) => words.aids[aid]),
      ticked: offered.filter((aid) => aids.includes(aid)).map((aid) => words.aids[aid]),
    },
  ];
}

const kindLine = (kind: NeedKind, language: Language): string =>
  `${NEEDS_WORDS[language].kinds[kind]} (${sheetOf(kind)})`;

function sheetFor(
  state: Tournament,
  id: PlayerId | undefined,
  needs: PlayerNeeds,
  language: Language,
): Form {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const player = id === undefined ? undefined : state.players.get(id);
  const aidWords = NEEDS_WORDS[language].aids;
  return form(
    'accommodation',
    language,
    [
      { kind: 'fields', fields: eventFields(state, language) },
      {
        kind: 'fields',
        fields: [
          orByHand(common.player, player === undefined ? null : personName(player, language)),
          orByHand(words.fixedBoard, id === undefined ? null : state.fixedBoards.get(id)),
        ],
      },
      { kind: 'heading', text: words.kinds },
      {
        kind: 'boxes',
        columns: 2,
        lines: NEED_KINDS.map((kind) => kindLine(kind, language)),
        ticked: needs.kinds.map((kind) => kindLine(kind, language)),
      },
      ...AID_COLUMNS.flatMap((column) => columnBlocks(column, needs, language)),
      {
        kind: 'fields',
        fields: [
          orByHand(words.brings, needs.brings.map((aid) => aidWords[aid]).join(', ')),
          orByHand(words.assistant, sayAssistant(needs, language)),
        ],
      },
      {
        kind: 'boxes',
        lines: words.certificate,
        ticked: needs.certificateSeen ? words.certificate : [],
      },
      // The chief arbiter's own remark is for nobody else: what opponents are told is written by hand.
      { kind: 'room', label: words.agreed, lines: 3 },
      { kind: 'text', text: words.place },
      ...timeNeeds(null, needs, pinnedLaws(state)).map(
        (need) => ({ kind: 'text', text: sayPairingNeed(need, language) }) as const,
      ),
      ...groundIn(
        state,
        ({ articles }) => [
          articles.movingAssistant,
          articles.clockAssistant,
          articles.cannotRecord,
        ],
        language,
      ),
      { kind: 'fields', fields: [byHand(common.signedOn)] },
      { kind: 'signatures', who: [common.player, common.chiefArbiter] },
    ],
    { about: player?.name ?? null },
  );
}

/**
 * How a player with a disability is received (LA 7.1 to 7.4, lines 14026-14058): as the chief arbiter has noted it, or
 * a sheet to be filled in with the player.
 */
export const accommodation: FormMaker = ({ state }, { language, player }) => {
  const noted = playersWithNeeds(state).filter((one) => !one.left);
  const asked = player === undefined ? noted : noted.filter((one) => one.player === player);
  if (asked.length > 0) {
    return asked.map((one) => sheetFor(state, one.player, one.needs, language));
  }
  return [sheetFor(state, player, NO_NEEDS, language)];
};
