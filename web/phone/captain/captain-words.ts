import { inBoth } from '../../words/in-both.ts';

/** What the captain's page says. */
export const CAPTAIN_WORDS = inBoth(
  {
    noTeam: 'Your team is no longer in this tournament.',
    noMatch: 'No match of your team waits. It is shown here once a round is published.',
    table: (table: number) => `Table ${table}`,
    against: (team: string) => `against ${team}`,
    starts: (day: string, time: string) => `Begins ${day} at ${time}`,
    playedOn: (day: string) => `Played ${day}, hour not set yet`,
    dayOpen: 'The day of this match is still to be agreed: your line-up has no deadline yet.',
    until: (day: string, time: string) => `Line-up to be handed in by ${time} on ${day}`,
    noHour: 'No hour is set for line-ups: hand yours in before the round begins.',
    lineUp: 'Line-up',
    missing: 'Not handed in yet.',
    proposal: 'Not handed in yet. Proposed as last time; change what is to be changed.',
    board: (board: number, colour: string) => `Board ${board}, ${colour}`,
    nobody: 'nobody',
    reserve: 'reserve',
    gone: ' (not available)',
    order: 'Not in the order of your list: the arbiter may rule boards lost.',
    handIn: 'Hand in',
    emptyBoards: (boards: readonly number[]) =>
      boards.length === 1
        ? `Nobody plays on board ${boards.join()}: it is lost by forfeit. Hand in all the same?`
        : `Nobody plays on boards ${boards.join(', ')}: they are lost by forfeit. Hand in all the same?`,
    handInEmpty: 'Hand in with empty boards',
    change: 'Hand in the change',
    sealed:
      'Handed in and sealed. It opens once the other team has handed in as well, or when the hour has passed; until then you may change it.',
    sealedLate: 'Handed in. The hour has passed: it is no longer changed.',
    opened: 'Your line-up is open. Only the arbiter changes it now.',
    tooLate: (article: string) =>
      `Too late: nothing was handed in by the hour, and the first players of your list play (${article}).`,
    begun: 'The match has begun.',
    yours: 'Your boards',
    theirs: (team: string) => `Boards of ${team}`,
    list: 'Your list',
  },
  {
    noTeam: 'Votre équipe n’est plus dans ce tournoi.',
    noMatch:
      'Aucun match de votre équipe n’est à venir. Il apparaîtra ici dès qu’une ronde sera affichée.',
    table: (table: number) => `Table ${table}`,
    against: (team: string) => `contre ${team}`,
    starts: (day: string, time: string) => `Début ${day} à ${time}`,
    playedOn: (day: string) => `Match ${day}, heure pas encore fixée`,
    dayOpen:
      'Le jour de ce match reste à convenir : votre composition n’a pas encore d’heure limite.',
    until: (day: string, time: string) => `Composition à remettre avant ${time}, ${day}`,
    noHour:
      'Aucune heure n’est fixée pour les compositions : remettez la vôtre avant le début de la ronde.',
    lineUp: 'Composition',
    missing: 'Pas encore remise.',
    proposal: 'Pas encore remise. Proposée comme la dernière fois ; changez ce qui doit l’être.',
    board: (board: number, colour: string) => `Échiquier ${board}, ${colour}`,
    nobody: 'personne',
    reserve: 'remplaçant',
    gone: ' (indisponible)',
    order: 'Pas dans l’ordre de votre liste : l’arbitre peut déclarer des échiquiers perdus.',
    handIn: 'Remettre',
    emptyBoards: (boards: readonly number[]) =>
      boards.length < 2
        ? `Personne ne joue à l’échiquier ${boards.join()} : il sera perdu par forfait. Remettre quand même ?`
        : `Personne ne joue aux échiquiers ${boards.join(', ')} : ils seront perdus par forfait. Remettre quand même ?`,
    handInEmpty: 'Remettre avec des échiquiers vides',
    change: 'Remettre le changement',
    sealed:
      'Remise et sous scellé. Elle s’ouvre quand l’autre équipe a remis la sienne, ou à l’heure dite ; d’ici là vous pouvez la changer.',
    sealedLate: 'Remise. L’heure est passée : elle ne change plus.',
    opened: 'Votre composition est ouverte. Seul l’arbitre la change désormais.',
    tooLate: (article: string) =>
      `Trop tard : rien n’a été remis à l’heure, et les premiers joueurs de votre liste jouent (${article}).`,
    begun: 'Le match a commencé.',
    yours: 'Vos échiquiers',
    theirs: (team: string) => `Échiquiers de ${team}`,
    list: 'Votre liste',
  },
);
