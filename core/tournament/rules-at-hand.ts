import type { RulesAtHand } from '../administration/regulations/finding.ts';
import { isBySeats, isOfTwoSides, systemNamed } from '../pairing/systems.ts';
import { editionIn } from '../rules/editions/registry.ts';
import { CHESS } from '../rules/game-spec.ts';
import { announcedFor, faultsOfTieBreaks } from './announced-tie-breaks.ts';
import { NO_PROTECTION } from './apart.ts';
import { homologationRules } from './dated-event.ts';
import { arbiterAnnounced } from './homologation-needs.ts';
import { handlingRules } from './judgement.ts';
import { MODEL_REGULATIONS } from './regulations.ts';
import { tableLengths } from './sides.ts';
import type { Tournament } from './state.ts';

/** What the regulations of an event are held against. */
export function rulesAtHand(state: Tournament): RulesAtHand {
  const { settings, pins, players, teams } = state;
  const isChess = settings.game === CHESS.id;
  const { articles } = handlingRules(state);
  const announced = announcedFor(settings, pins);
  const participants = settings.kind === 'team' ? teams.size : players.size;
  return {
    laws: isChess ? (editionIn('laws', pins.laws)?.properties ?? null) : null,
    ratings: isChess ? (editionIn('ratings', pins.ratings)?.properties ?? null) : null,
    homologation: homologationRules(state),
    articles: {
      roundsDeclared: articles.roundsDeclared,
      noRematch: articles.noRematch,
      halfPointBye: articles.halfPointBye,
      tieBreaks: announced.edition.articles.announcement,
      protection: NO_PROTECTION,
      byesAnnounced: MODEL_REGULATIONS.byesAnnounced,
      koya: announced.edition.codes.KS ?? announced.edition.articles.announcement,
    },
    bakuRounds: editionIn('swiss', pins.swiss)?.properties.bakuRounds ?? null,
    arbiter: arbiterAnnounced(state),
    participants,
    tableRounds: tableRounds(state, participants),
    tieBreakFaults: faultsOfTieBreaks(settings, pins),
  };
}

/** Numbers of rounds that a table has for those who have entered; none before two have. */
function tableRounds(state: Tournament, participants: number): readonly number[] {
  const { kind, system } = state.settings;
  if (participants < 2 || isBySeats(system)) return [];
  return kind === 'team' && !isOfTwoSides(system)
    ? (systemNamed(system).roundsFor(participants) ?? [])
    : tableLengths(state);
}
