import { law } from '../law-article.ts';

/** Appendix I, G to J: complaints and inquiries (lines 13760-13803). */
export const ONLINE_INQUIRIES = [
  law(
    'I.G.1.1',
    ['A complaint after the event', 'Plainte après l’épreuve'],
    ['It may open an inquiry.', 'Elle peut ouvrir une enquête.'],
    ['player', 'claim'],
  ),
  law(
    'I.G.1.2',
    ['Other openings', 'Autres ouvertures'],
    [
      'A chief arbiter’s report, the commission itself, or another body of FIDE.',
      'Un rapport de l’arbitre principal, la commission même, ou un autre organe de la FIDE.',
    ],
    ['arbiter', 'organiser'],
  ),
  law(
    'I.G.2.1',
    ['Who complains, and when', 'Qui se plaint, et quand'],
    [
      'Participants with a FIDE number, within 24 hours after the last round.',
      'Les participants ayant un numéro FIDE, dans les 24 heures après la dernière ronde.',
    ],
    ['player', 'claim'],
    { also: ['complaint', 'plainte'] },
  ),
  law(
    'I.G.2.2',
    ['In writing', 'Par écrit'],
    [
      'On the form, with reasons and all that is known.',
      'Sur le formulaire, avec raisons et tout ce qu’on sait.',
    ],
    ['player', 'claim'],
  ),
  law(
    'I.G.2.3',
    ['Not by word of mouth', 'Pas de vive voix'],
    [
      'Oral or informal complaints are not taken.',
      'Une plainte orale ou informelle n’est pas reçue.',
    ],
    ['player', 'claim'],
  ),
  law(
    'I.G.2.4',
    ['All elements at once', 'Tout d’un coup'],
    [
      'The complaint lists everything available when it is made.',
      'La plainte énumère tout ce qui est disponible à ce moment.',
    ],
    ['player', 'claim'],
  ),
  law(
    'I.G.2.5',
    ['Not from playing well alone', 'Pas pour bien jouer seulement'],
    [
      '“Stronger than the rating” is no ground by itself.',
      '« Plus fort que son classement » n’est pas un motif en soi.',
    ],
    ['player', 'claim'],
  ),
  law(
    'I.G.2.6',
    ['The commission by itself', 'La commission d’elle-même'],
    [
      'It may inquire on whatever it learns, false accusations too.',
      'Elle peut enquêter sur ce qu’elle apprend, fausses accusations comprises.',
    ],
    ['organiser'],
  ),
  law(
    'I.G.2.7',
    ['Confidential', 'Confidentiel'],
    [
      'Until the inquiry is over; a breach may be brought before the ethics commission.',
      'Jusqu’à la fin de l’enquête ; une fuite peut aller devant la commission d’éthique.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    'I.H.1',
    ['First inquiries', 'Premières recherches'],
    ['The commission may make them.', 'La commission peut en faire.'],
    ['organiser'],
  ),
  law(
    'I.H.2',
    ['Rejecting', 'Rejeter'],
    [
      'An inadmissible or plainly groundless complaint falls by a majority.',
      'Une plainte irrecevable ou sans fondement tombe à la majorité.',
    ],
    ['organiser'],
  ),
  law(
    'I.H.3',
    ['The investigator', 'L’enquêteur'],
    [
      'One member, named by turns and independent.',
      'Un membre, nommé à tour de rôle et indépendant.',
    ],
    ['organiser'],
  ),
  law(
    'I.H.4',
    ['What is looked at', 'Ce qu’on examine'],
    [
      'Statistics, physical elements and observations.',
      'Statistiques, éléments matériels et observations.',
    ],
    ['organiser'],
  ),
  law(
    'I.H.5',
    ['All cooperate', 'Tous coopèrent'],
    [
      'Refusing may go before the ethics commission.',
      'Un refus peut aller devant la commission d’éthique.',
    ],
    ['player', 'organiser', 'arbiter'],
  ),
  law(
    'I.H.6',
    ['About two weeks', 'Environ deux semaines'],
    ['That is the usual time.', 'C’est le délai usuel.'],
    ['organiser'],
  ),
  law(
    'I.H.7',
    ['The report', 'Le rapport'],
    [
      'What began it, the facts, findings and a proposal.',
      'L’origine, les faits, les conclusions et une proposition.',
    ],
    ['organiser'],
  ),
  law(
    'I.H.8',
    ['The vote', 'Le vote'],
    [
      'A majority sends the case on or drops it; both sides are told.',
      'Une majorité transmet l’affaire ou la classe ; les deux côtés sont informés.',
    ],
    ['organiser'],
  ),
  law(
    'I.I.1',
    ['One year', 'Un an'],
    [
      'Nothing is opened later than that after the last round.',
      'Rien ne s’ouvre plus tard après la dernière ronde.',
    ],
    ['organiser'],
  ),
  law(
    'I.I.2',
    ['Language', 'Langue'],
    [
      'English, others by leave and perhaps at the parties’ cost.',
      'L’anglais, d’autres avec accord et peut-être aux frais des parties.',
    ],
    ['organiser'],
  ),
  law(
    'I.I.3',
    ['The accused is told', 'L’accusé est informé'],
    ['In writing, with the right to answer.', 'Par écrit, avec droit de répondre.'],
    ['player'],
  ),
  law(
    'I.I.4',
    ['Assistance', 'Assistance'],
    ['Both sides may be represented.', 'Les deux côtés peuvent être représentés.'],
    ['player'],
  ),
  law(
    'I.I.5',
    ['Papers in writing', 'Pièces écrites'],
    ['By e-mail for choice.', 'De préférence par courriel.'],
    ['organiser'],
  ),
  law(
    'I.I.6',
    ['Costs', 'Frais'],
    ['Each bears the own.', 'Chacun supporte les siens.'],
    ['organiser'],
  ),
  law(
    'I.I.7',
    ['Other commissions', 'Autres commissions'],
    [
      'They may be informed where one of theirs is concerned.',
      'On peut les informer si l’un des leurs est en cause.',
    ],
    ['organiser'],
  ),
  law(
    'I.J',
    ['Consent', 'Consentement'],
    [
      'Entering accepts screening and sanctions.',
      'S’inscrire vaut accord au contrôle et aux sanctions.',
    ],
    ['player'],
  ),
];
