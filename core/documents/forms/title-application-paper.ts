import { applicationCheck } from '../../ratings/titles/application.ts';
import type { KeptNorm, PlayerFile } from '../../ratings/titles/player-file.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import {
  NORM_TITLES,
  type NormTitle,
  type TitleProperties,
} from '../../rules/editions/title-properties.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { IsoDate, PlayerId } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { keptNorms } from '../../tournament/norms/kept-norm.ts';
import { numbersOf } from '../../tournament/numbers.ts';
import type { Player } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/state.ts';
import { APPLICATION_CONDITION_NAMES } from '../norms/application-words.ts';
import { conditionCells } from '../norms/norm-lines.ts';
import { sayFormFields, sayTitleNamed } from '../norms/say-form-field.ts';
import {
  titleApplication,
  type ApplicationField,
  type ApplicationForm,
  type KnownOfPlayer,
} from '../norms/title-application.ts';
import { sayDays } from '../times/say-time.ts';
import { form } from './form-parts.ts';
import type { Form, FormAsk, FormMaker } from './form.ts';
import { byHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';
import { madeNorms, normsOfEvent } from './norm-papers.ts';

const WORDS = inBoth(
  {
    norms: 'Norms, each with its certificate (IT1)',
    normHeads: ['Event', 'Days', 'Games', 'Normal federations'],
    more: 'Norms of other events',
    conditions: 'Every condition, with its article',
    heads: ['Article', 'Condition', 'Required', 'Actual', 'Met'],
    marks: { yes: 'yes', no: 'no' },
    player: 'Player',
    official: 'Official of the federation',
  },
  {
    norms: 'Normes, chacune avec son certificat (IT1)',
    normHeads: ['Tournoi', 'Jours', 'Parties', 'Fédérations normales'],
    more: 'Normes d’autres tournois',
    conditions: 'Chaque condition, avec son article',
    heads: ['Article', 'Condition', 'Demandé', 'Réalisé', 'Remplie'],
    marks: { yes: 'oui', no: 'non' },
    player: 'Joueur',
    official: 'Responsable de la fédération',
  },
);

/** Signed below or reckoned later: left out while not known. */
const LATER: readonly ApplicationField[] = ['federationOfficial', 'applicationDay', 'lateFee'];
/** Lines for norms that the paper does not know of. */
const ROOM = 3;

/** An application for a title (IT2) as a paper; what it lacks can be written on it. */
export function applicationPaper(
  name: string,
  { title, complete, fields, norms, conditions }: ApplicationForm,
  language: Language,
): Form {
  const words = WORDS[language];
  return form(
    'title-application',
    language,
    [
      {
        kind: 'fields',
        columns: 3,
        fields: sayFormFields(
          fields.filter((one) => !(LATER.includes(one.field) && one.value === null)),
          language,
        ),
      },
      { kind: 'heading', text: words.norms },
      {
        kind: 'table',
        heads: words.normHeads,
        rows: norms.map(({ event, firstDay, lastDay, games, foreigners }) => [
          ...[event, sayDays(firstDay, lastDay, language), String(games)],
          foreigners ? words.marks.yes : words.marks.no,
        ]),
      },
      ...(complete === true ? [] : [{ kind: 'room', label: words.more, lines: ROOM } as const]),
      { kind: 'heading', text: words.conditions },
      {
        kind: 'table',
        heads: words.heads,
        rows: conditions.map((condition) =>
          conditionCells(condition, APPLICATION_CONDITION_NAMES[language], language),
        ),
      },
      { kind: 'fields', fields: [byHand(FORM_WORDS[language].signedOn)] },
      { kind: 'signatures', who: [words.player, words.official] },
    ],
    { about: `${name}, ${sayTitleNamed(title, language)}` },
  );
}

/**
 * IT2 from one event: an application for each title somebody made a norm for here, with that norm. With the file
 * of a player (`ronde titles`), an application for each title that norms of any event count for.
 */
export const titleApplications: FormMaker = ({ state }, ask) =>
  ask.playerFile === undefined ? fromEvent(state, ask) : withFile(state, ask.playerFile, ask);

function fromEvent(state: Tournament, { language, player: asked }: FormAsk): readonly Form[] {
  const made = madeNorms(state).filter(({ player }) => asked === undefined || player === asked);
  if (made.length === 0) return [];
  const rules = normsOfEvent(state).edition.properties;
  return made.flatMap(({ player: id, name, verdict }): readonly Form[] => {
    const player = state.players.get(id);
    if (player === undefined) return [];
    const file: PlayerFile = {
      ...{ name, highestRating: null, ratedGames: null, ratingReached: null },
      norms: normsHere(state, id),
    };
    return applicationsOf(file, [verdict.title], rules, heldBy(player), language);
  });
}

function withFile(state: Tournament, file: PlayerFile, ask: FormAsk): readonly Form[] {
  const rules = editionIn('titles', state.pins.titles)?.properties ?? null;
  if (rules === null) return [];
  const player =
    ask.player === undefined
      ? [...state.players.values()].find(({ name }) => name === file.name)
      : state.players.get(ask.player);
  const isKept = ({ event, firstDay }: KeptNorm): boolean =>
    file.norms.some((kept) => kept.event === event && kept.firstDay === firstDay);
  const here = player === undefined ? [] : normsHere(state, player.id);
  const whole = { ...file, norms: [...file.norms, ...here.filter((norm) => !isKept(norm))] };
  const titles = NORM_TITLES.filter((title) =>
    whole.norms.some((norm) => norm.titles.includes(title)),
  );
  return applicationsOf(whole, titles, rules, heldBy(player), ask.language);
}

/** What a player made in this event; nothing before numbers are drawn, and nothing among teams. */
function normsHere(state: Tournament, player: PlayerId): readonly KeptNorm[] {
  const tpn = numbersOf(state).get(player);
  return tpn === undefined || state.settings.kind === 'team' ? [] : keptNorms(state, tpn, {});
}

const heldBy = (player: Player | undefined): KnownOfPlayer => {
  const birth: IsoDate | undefined = player?.private?.birthDate;
  return {
    fideId: player?.fideId ?? null,
    federation: player?.federation ?? null,
    birthDate: birth !== undefined && birth.length > 4 ? birth : null,
  };
};

/** The sheets of a player, one for each title that an application can be made for. */
export const applicationsOf = (
  file: PlayerFile,
  titles: readonly NormTitle[],
  rules: TitleProperties,
  held: KnownOfPlayer,
  language: Language,
): readonly Form[] =>
  titles.flatMap((title) => {
    const check = applicationCheck(title, file, { submitted: null, meeting: null }, rules);
    return check === null
      ? []
      : [applicationPaper(file.name, titleApplication(file, check, null, held), language)];
  });
