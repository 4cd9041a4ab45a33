import { inBoth } from '../../../../words/in-both.ts';

export const TEAM_CROSSTABLE_WORDS = inBoth(
  {
    shapes: { grid: 'Team against team', rounds: 'Round by round', boards: 'Board by board' },
    legend:
      '“12w 2½”: against line 12 of this table, White on board 1, 2½ game points. f is a forfeit, · a match with an open board.',
    gridLegend: 'Each line has its game points against the lines above. f is a forfeit.',
    boardsLegend: 'Points made on each board in all rounds, board 1 first.',
    board: (board: number) => `Bd. ${board}`,
    boardHint: (board: number) => `Points on board ${board}`,
  },
  {
    shapes: {
      grid: 'Équipe contre équipe',
      rounds: 'Ronde par ronde',
      boards: 'Échiquier par échiquier',
    },
    legend:
      '« 12B 2½ » : contre la ligne 12 de ce tableau, Blancs au premier échiquier, 2½ points de partie. f est un forfait, · un match dont un échiquier joue encore.',
    gridLegend:
      'Chaque ligne donne ses points de partie contre les lignes du haut. f est un forfait.',
    boardsLegend: 'Points faits à chaque échiquier dans toutes les rondes, du premier au dernier.',
    board: (board: number) => `Éch. ${board}`,
    boardHint: (board: number) => `Points à l’échiquier ${board}`,
  },
);
