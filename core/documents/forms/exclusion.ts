import { inBoth } from '../../rules/in-both.ts';
import { fill } from '../../rules/sentence.ts';
import { penaltyArticle } from '../../decisions/penalties/ladder.ts';
import { groundIn } from './cited-law.ts';
import { forfeitLosses } from './event-counts.ts';
import { concerned, eventFields, form, playerFields } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    from: 'Excluded from round {round} on, by decision of the chief arbiter.',
    forfeits: 'Forfeits of the player in this event: {count} (rounds {rounds}).',
    noForfeit: 'The player has lost no game by forfeit in this event.',
    toldAt: 'Told to the player on, at',
    by: 'How it was told',
    appeal: 'Appeal announced',
    player: 'Player, having been told',
  },
  {
    from: 'Exclu à partir de la ronde {round}, par décision de l’arbitre principal.',
    forfeits: 'Forfaits du joueur dans ce tournoi : {count} (rondes {rounds}).',
    noForfeit: 'Le joueur n’a perdu aucune partie par forfait dans ce tournoi.',
    toldAt: 'Notifié au joueur le, à',
    by: 'Moyen de notification',
    appeal: 'Appel annoncé',
    player: 'Le joueur, informé',
  },
);

/** T6: the exclusion of a player (LA 8666, 9082), told to the player and reported. */
export const exclusion: FormMaker = ({ state }, ask) => {
  const { language } = ask;
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const expelled = [...state.players.values()].filter(({ left }) => left?.reason === 'expelled');
  const losses = forfeitLosses(state);
  return concerned(expelled, ask).map((player) => {
    const rounds = losses.filter((one) => one.player.id === player.id).map(({ round }) => round);
    return form(
      't6',
      language,
      [
        { kind: 'fields', fields: eventFields(state, language) },
        { kind: 'fields', fields: playerFields(player, language) },
        { kind: 'heading', text: common.decision },
        { kind: 'text', text: fill(words.from, { round: player.left?.fromRound ?? 1 }) },
        {
          kind: 'text',
          text:
            rounds.length === 0
              ? words.noForfeit
              : fill(words.forfeits, { count: rounds.length, rounds: rounds.join(', ') }),
        },
        ...groundIn(
          state,
          (laws) => [penaltyArticle('expulsion', laws), laws.articles.appeal],
          language,
        ),
        { kind: 'room', label: common.facts, lines: 6 },
        {
          kind: 'fields',
          fields: [
            byHand(common.article),
            byHand(words.toldAt),
            byHand(words.by),
            byHand(words.appeal),
            byHand(common.signedOn),
          ],
        },
        { kind: 'signatures', who: [common.chiefArbiter, words.player] },
      ],
      { about: player.name },
    );
  });
};
