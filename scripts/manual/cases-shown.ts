import { playerId } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ByHttp } from '../../web/browser/by-http.ts';

const TOLD = {
  en: {
    illegal: 'Illegal move, first of the game',
    twoMinutes: 'Two minutes more for the opponent',
    telephone: 'A telephone rang in the jacket of the player',
    lost: 'The game is lost',
    noise: 'Spectators talking near the boards',
    display: 'The display flickers',
    wrong: 'Set without the seconds a move',
  },
  fr: {
    illegal: 'Coup illégal, le premier de la partie',
    twoMinutes: 'Deux minutes de plus pour l’adversaire',
    telephone: 'Un téléphone a sonné dans la veste du joueur',
    lost: 'La partie est perdue',
    noise: 'Des spectateurs parlent près des échiquiers',
    display: 'L’affichage clignote',
    wrong: 'Réglée sans les secondes par coup',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** What arbiters write down in a tournament: incidents, clocks, and what hangs on the wall. */
export async function writeCases(http: ByHttp, language: Language): Promise<void> {
  const told = TOLD[language];
  const { boards } = await http.view<RoundView>('rounds/5');
  const sideAt = (board: number) => {
    const found = boards.find((one) => one.board === board);
    if (found === undefined) throw new Error(`no board ${board}`);
    return { round: 5, board, player: playerId(found.black.id) };
  };
  await http.do({
    ...{ type: 'enterIncident', kind: 'illegal', ...sideAt(4), text: told.illegal },
    decision: {
      article: 'E.01 7.5.5',
      text: told.twoMinutes,
      penalties: [{ kind: 'timeToOpponent', seconds: 120 }],
    },
  });
  await http.do({
    ...{ type: 'enterIncident', kind: 'device', ...sideAt(11), text: told.telephone },
    decision: { article: 'E.01 11.3.2.2', text: told.lost, penalties: [{ kind: 'loss' }] },
  });
  await http.do({ type: 'enterIncident', kind: 'spectators', round: 5, text: told.noise });
  await http.do({
    ...{ type: 'noteClock', act: 'corrected', clock: '7', round: 5, board: 7 },
    ...{ white: 5_400, black: 5_400, remark: told.wrong },
  });
  await http.do({
    ...{ type: 'noteClock', act: 'replaced', clock: '12', round: 5, board: 12 },
    ...{ replacement: '40', remark: told.display },
  });
  const asOf = await http.position();
  for (const paper of ['regulations', 'playersByName'] as const) {
    await http.do({ type: 'postPaper', paper, asOf });
  }
  await http.do({ type: 'postPaper', paper: 'pairings', round: 5, asOf });
  await http.do({ type: 'postPaper', paper: 'standings', round: 3, asOf });
}
