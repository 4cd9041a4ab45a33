import { law } from '../law-article.ts';

/** Appendix I, A to F: fair play online (lines 13690-13758). */
export const ONLINE_FAIR_PLAY = [
  law(
    'I.A.1',
    ['Games are screened', 'Parties contrôlées'],
    [
      'A program looks at every game, during or after it.',
      'Un logiciel examine chaque partie, pendant ou après.',
    ],
    ['organiser'],
  ),
  law(
    'I.A.2',
    ['FIDE’s tool', 'L’outil de la FIDE'],
    [
      'It is the one allowed; others need approval.',
      'C’est celui qui est admis ; d’autres demandent un agrément.',
    ],
    ['organiser'],
  ),
  law(
    'I.A.3',
    ['Findings of the platform', 'Constats de la plateforme'],
    [
      'They are hints that call for an inquiry, not official.',
      'Ce sont des indices qui appellent une enquête, non officiels.',
    ],
    ['organiser'],
  ),
  law(
    'I.A.4',
    ['Real names', 'Vrais noms'],
    ['Players play under them.', 'Les joueurs jouent sous eux.'],
    ['player'],
  ),
  law(
    'I.A.5',
    ['Cameras and recordings', 'Caméras et enregistrements'],
    [
      'Few may see recordings; they go a year after the official results, unless a case is open.',
      'Peu y ont accès ; on les efface un an après les résultats, sauf procédure ouverte.',
    ],
    ['player', 'organiser'],
  ),
  law(
    'I.A.6',
    ['Showing room and programs', 'Montrer pièce et programmes'],
    [
      'May be asked at any time; organisers first take legal advice on children and privacy.',
      'Peut se demander à tout moment ; l’organisateur prend d’abord conseil sur mineurs et vie privée.',
    ],
    ['player', 'organiser'],
  ),
  law(
    'I.A.7',
    ['Other events', 'Autres épreuves'],
    [
      'By the same principles or national ones; players are told where the platform decides.',
      'Selon ces principes ou ceux d’un pays ; les joueurs savent où la plateforme décide.',
    ],
    ['organiser', 'regulations'],
  ),
  law(
    'I.A.8',
    ['Arbiters know the platform', 'L’arbitre connaît la plateforme'],
    [
      'How it deals with suspicion, closed accounts and appeals.',
      'Comment elle traite soupçons, comptes fermés et recours.',
    ],
    ['arbiter'],
  ),
  law(
    'I.A.9',
    ['Points of who is excluded', 'Points d’un exclu'],
    [
      'The regulations say whether opponents get them.',
      'Le règlement dit si les adversaires les reçoivent.',
    ],
    ['regulations'],
  ),
  law(
    'I.A.10',
    ['Prizes after the checks', 'Prix après contrôle'],
    ['They wait until screening is over.', 'Ils attendent la fin des contrôles.'],
    ['organiser'],
  ),
  law(
    'I.A.11',
    ['Penalties without proof', 'Sanctions sans preuve'],
    [
      'An event may provide for them; they do not reach play over the board.',
      'Un règlement peut en prévoir ; elles n’atteignent pas le jeu à l’échiquier.',
    ],
    ['regulations', 'penalty'],
  ),
  law(
    'I.A.12',
    ['Final decisions', 'Décisions finales'],
    [
      'An event may make them so on suspicion; graver sanctions stay open to appeal.',
      'Un règlement peut les rendre telles sur soupçon ; des peines plus graves restent susceptibles d’appel.',
    ],
    ['regulations'],
  ),
  law(
    'I.A.13',
    ['A panel for online chess', 'Un groupe pour l’en ligne'],
    ['The fair-play commission may form one.', 'La commission de fair-play peut en créer un.'],
    ['organiser'],
  ),
  law(
    'I.A.14',
    ['Not the platform alone', 'Pas la plateforme seule'],
    [
      'An event may not leave all fair play to it.',
      'Un règlement ne peut lui laisser tout le fair-play.',
    ],
    ['regulations'],
  ),
  law(
    'I.B.1',
    ['What cheating is', 'Ce qu’est la triche'],
    [
      'Seeking an advantage or a goal that the rules do not give.',
      'Chercher un avantage ou un but que les règles ne donnent pas.',
    ],
    ['player'],
    { also: ['cheating', 'triche'] },
  ),
  law(
    'I.B.2',
    ['Two kinds', 'Deux sortes'],
    [
      'Help by devices or others on purpose, and manipulating events or results.',
      'L’aide voulue d’appareils ou d’autrui, et la manipulation d’épreuves ou de résultats.',
    ],
    ['player'],
  ),
  law(
    'I.B.3',
    ['Somebody else plays', 'Un autre joue'],
    [
      'Taking another’s account or name is dealt with alike.',
      'Prendre compte ou nom d’un autre se traite de même.',
    ],
    ['player'],
  ),
  law(
    'I.B.4',
    ['Statistics', 'Statistiques'],
    [
      'They may lead to a presumption that the player has to rebut.',
      'Elles peuvent fonder une présomption que le joueur doit renverser.',
    ],
    ['player'],
  ),
  law(
    'I.C.1',
    ['Who proves, and how far', 'Qui prouve, et jusqu’où'],
    [
      'The commission: more than likely, less than beyond reasonable doubt.',
      'La commission : plus que probable, moins qu’au-delà du doute raisonnable.',
    ],
    ['organiser'],
  ),
  law(
    'I.C.2',
    ['What the accused must show', 'Ce que l’accusé doit montrer'],
    [
      'Where it is for the player to rebut, what is likelier is enough.',
      'Où c’est au joueur de renverser, le plus probable suffit.',
    ],
    ['player'],
  ),
  law(
    'I.D.1',
    ['False accusation', 'Fausse accusation'],
    [
      'It abuses free speech; basis, level, rating, result and spread are weighed.',
      'Elle abuse de la parole ; on pèse base, niveau, classement, résultat et diffusion.',
    ],
    ['player', 'discretion'],
  ),
  law(
    'I.D.2',
    ['… as over the board', '… comme à l’échiquier'],
    ['It is dealt with in the same way.', 'On la traite de même.'],
    ['player'],
  ),
  law(
    'I.E.1',
    ['Bans over the board too', 'Aussi à l’échiquier'],
    [
      'They may reach it; a year online may become six months there.',
      'Ils peuvent l’atteindre ; un an en ligne peut y devenir six mois.',
    ],
    ['player', 'penalty'],
  ),
  law(
    'I.E.2',
    ['What is weighed', 'Ce qu’on pèse'],
    [
      'Age, repetition, kind of the offence and of the event, other circumstances.',
      'Âge, répétition, sorte de faute et d’épreuve, autres circonstances.',
    ],
    ['penalty', 'discretion'],
  ),
  law(
    'I.F',
    ['Who judges', 'Qui est compétent'],
    [
      'FIDE’s fair-play commission, over players and all around them in its official events.',
      'Celle du fair-play à la FIDE, sur les joueurs et leur entourage dans ses épreuves.',
    ],
    ['organiser'],
  ),
];
