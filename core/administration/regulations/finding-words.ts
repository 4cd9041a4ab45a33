import { inBoth } from '../../rules/in-both.ts';
import type { FindingCode, FindingKind } from './finding.ts';

/** What is found, and what to do about it. */
type Said = readonly [what: string, remedy: string];

export const FINDING_WORDS = inBoth<Readonly<Record<FindingCode, Said>>>(
  {
    noOrganiser: ['It is not said who organises the event.', 'Name the club or body that does.'],
    noAddress: ['The full address of the venue is not given.', 'Type hall, street and town.'],
    noFirstDay: ['The first day of the event is not given.', 'Type it.'],
    noLastDay: [
      'The last day of the event is not given.',
      'Type it, even if there is one day alone.',
    ],
    notRatedButHomologated: [
      'Nothing is rated, and the event is homologated.',
      'Say that it is rated, or take back the homologation.',
    ],
    roundsRaised: [
      '{rounds} rounds are announced; {asked} were asked for when the event was homologated, and they may go down, never up.',
      'Play {asked} at most, or ask the federation again.',
    ],
    longEvent: [
      'The event lasts {days} days; FIDE takes no registration over {most}.',
      'Have it registered in parts, with their rounds in the name.',
    ],
    noSystem: ['It is not said by which system the pairings are made.', 'Choose the system.'],
    noRounds: ['The number of rounds is not said.', 'Say how many rounds are played.'],
    bakuTooShort: [
      'Baku acceleration is for {least} rounds or more; {rounds} are announced.',
      'Choose another acceleration, or none.',
    ],
    tooManyRounds: [
      '{rounds} rounds cannot be paired among {participants}: nobody meets anybody twice.',
      'Play {most} rounds at most, or as a round robin.',
    ],
    roundsUnlikeTable: [
      'The table for {participants} has not {rounds} rounds.',
      'Play one of {fit} rounds.',
    ],
    protection: [
      'Players of one club or family are kept apart, which a homologated event forbids.',
      'Lift the rule that keeps them apart.',
    ],
    byesNotAnnounced: [
      'Half-point byes ({byes}) are granted without having been announced.',
      'Describe them in the announcement and tick that they are announced, or grant none.',
    ],
    tooManyByes: [
      '{byes} half-point byes a player; an event of level {level} may grant {most}.',
      'Grant {most} at most.',
    ],
    lateEntryWithoutByes: [
      'A late entry has half points for the rounds missed, and there are no half-point byes.',
      'Give nought for missed rounds, or allow half-point byes.',
    ],
    noLineUpDeadline: [
      'It is not said by when line-ups are handed in.',
      'Set the minutes before a round, or the hour.',
    ],
    noTimeControl: ['The rate of play is not said.', 'Type it, such as 90+30.'],
    unreadTimeControl: [
      '“{rate}” is a rate of play that cannot be read: whether it is rated is not known.',
      'Write it as 90+30 or 40/90, 30 +30.',
    ],
    notRatable: [
      '“{rate}” gives {minutes} minutes for sixty moves, which no list rates.',
      'Give more time, or say that the event is not rated.',
    ],
    ratedBelow: [
      'At “{rate}” games of players rated {rating} and more are not rated.',
      'Give more time, or bar such players.',
    ],
    shortFirstControl: [
      'The first control comes after {moves} moves; it needs {least}.',
      'Set it at {least} moves or more.',
    ],
    oddIncrement: [
      'Each move adds {increment} seconds; the Laws know from {atLeast} to {atMost}.',
      'Choose another increment.',
    ],
    noRegime: [
      'It is not said whether games are supervised as the Competition Rules ask.',
      'Say so for the whole event.',
    ],
    noQuickplay: [
      'Without an increment it must be said whether the Guidelines on quickplay finishes apply.',
      'Say yes or no.',
    ],
    quickplayWithIncrement: [
      'The Guidelines on quickplay finishes apply neither with an increment nor in blitz.',
      'Say that they do not apply.',
    ],
    noRoundDays: ['The day of every round is not given.', 'Type the days of the rounds.'],
    noRoundTimes: ['The hour of every round is not given.', 'Type the hours of the rounds.'],
    roundOutside: [
      'A round is played on {day}, outside the days of the event.',
      'Move the round, or the days of the event.',
    ],
    roundsOutOfOrder: [
      'A round begins before the one before it, or at the same hour.',
      'Put the rounds in the order they are played.',
    ],
    roundsOverlap: [
      'The round at {at} begins before the one before it can be over: {minutes} minutes by the rate of play.',
      'Begin it later, or shorten the rate of play.',
    ],
    longDay: [
      'On {day} {rounds} rounds may take {hours} hours; {most} are allowed.',
      'Play fewer rounds that day, or faster.',
    ],
    tooManyADay: [
      '{rounds} rounds on {day}; {most} a day are rated.',
      'Spread them over more days.',
    ],
    noEntriesUntil: ['It is not said until when one can enter.', 'Type day and hour.'],
    noCheckIn: [
      'It is not said until when players check in and licences are checked.',
      'Type day and hour.',
    ],
    entriesAfterStart: ['Entries close after round 1 has begun.', 'Close them before.'],
    checkInAfterStart: ['The check-in closes after round 1 has begun.', 'Close it before.'],
    checkInReversed: ['The check-in opens after it closes.', 'Exchange the two.'],
    noPrizeGiving: ['It is not said when the prizes are given.', 'Type day and hour.'],
    prizeGivingTooEarly: [
      'The prizes are given before the last round can be over.',
      'Put it after.',
    ],
    prizeGivingTooSoon: [
      'The prizes are given less than {hours} hours after the last round can be over.',
      'Leave the arbiter that time for the standings of all players.',
    ],
    noFees: ['The entry fee is not said.', 'Type the amount, 0 where there is none.'],
    noYouthFee: [
      'The entry fee of youths is not said.',
      'Type it: half of the other one is usual.',
    ],
    youthFeeOverHalf: [
      'Youths pay {youths}, more than half of what adults do ({half}).',
      'Ask for {half} at most.',
    ],
    noPrizeRule: [
      'Prizes are announced, and neither what they are nor how they are shared.',
      'Make the list of prizes: by place, shared or by Hort’s system.',
    ],
    prizesUnlikeTotal: [
      'The prizes add up to {fund}, and {total} is announced.',
      'Change the one or the other.',
    ],
    secondMainList: [
      'The list of prizes “{list}” has no condition: everybody competes for it as for the first.',
      'Say who may win there: ratings, ages, clubs.',
    ],
    categoryByLabel: [
      'Who wins in “{list}” follows from a label that nobody else can check.',
      'Define it by rating, year of birth or club.',
    ],
    prizeBelowFee: [
      'A prize in “{list}” is smaller than the entry fee ({fee}).',
      'Set a least prize, or raise it.',
    ],
    noUnrated: [
      'It is not said whether unrated players compete for rating prizes.',
      'Say so: they do, do not, or have a prize of their own.',
    ],
    unratedUnlikeLists: [
      'What is said of unrated players is not what the lists of prizes do.',
      'Change the clause, or the lists.',
    ],
    noTieBreaks: ['No order of tie-breaks is given.', 'List them in order.'],
    badTieBreak: [
      'The tie-break {descriptor} cannot be used in this event.',
      'Take it out, or choose another.',
    ],
    koyaInSwiss: [
      '{tieBreak} is the Koya system, which is for round robins.',
      'Choose another tie-break for a Swiss.',
    ],
    mixedTieBreaks: [
      'The tie-breaks {tieBreaks} are of several classes.',
      'Choose those of one class: own results, opponents’ results or ratings.',
    ],
    noDefaultTime: [
      'The default time is not said: then it is {minutes} minutes.',
      'Type the minutes, 0 where nobody may be late.',
    ],
    drawMovesUncounted: [
      'A draw may be agreed from move {moves} on, and nobody records the moves.',
      'Leave the restriction out, or have the games supervised.',
    ],
    noDevices: [
      'Nothing is said of telephones in a bag: then none may be in the venue.',
      'Say what holds.',
    ],
    noDataContact: ['It is not said whom to ask about personal data.', 'Type a contact.'],
    noPhotographs: ['Nothing is said of photographs.', 'Choose what holds.'],
    noArbiter: ['The chief arbiter is not named.', 'Name the arbiter.'],
    noArbiterTitle: ['The title of the chief arbiter is not given.', 'Choose the title.'],
    arbiterBelow: [
      'The chief arbiter is {title}; such an event needs {least} at least.',
      'Name a chief arbiter of that level.',
    ],
    noCommittee: [
      'An event of this level names its appeals committee before round 1.',
      'Type the names of its members.',
    ],
    evenCommittee: [
      'The appeals committee has {members} members: an even number can be divided.',
      'Name one more, or one fewer.',
    ],
    smallCommittee: [
      'The appeals committee has {members} {members|member|members}; {least} are the least.',
      'Name more of them.',
    ],
    arbiterInCommittee: [
      '{names} would judge an arbiter’s decisions as an arbiter of the event.',
      'Name somebody else; chapter 1.1 of the book lets arbiters sit there, its model does not.',
    ],
    noAppealDeadline: [
      'It is not said until when one may appeal.',
      'Type the minutes after the game.',
    ],
  },
  {
    noOrganiser: [
      'Il n’est pas dit qui organise le tournoi.',
      'Nommez le club ou l’instance qui l’organise.',
    ],
    noAddress: [
      'L’adresse complète de la salle n’est pas donnée.',
      'Tapez la salle, la rue et la ville.',
    ],
    noFirstDay: ['Le premier jour du tournoi n’est pas donné.', 'Tapez-le.'],
    noLastDay: [
      'Le dernier jour du tournoi n’est pas donné.',
      'Tapez-le, même s’il n’y a qu’un jour.',
    ],
    notRatedButHomologated: [
      'Rien n’est compté pour l’Elo, et le tournoi est homologué.',
      'Dites qu’il l’est, ou retirez l’homologation.',
    ],
    roundsRaised: [
      '{rounds} rondes sont annoncées ; {asked} ont été demandées à l’homologation, et leur nombre peut baisser, jamais monter.',
      'Jouez-en {asked} au plus, ou redemandez à la fédération.',
    ],
    longEvent: [
      'Le tournoi dure {days} jours ; la FIDE n’enregistre rien au-delà de {most}.',
      'Faites-le homologuer en plusieurs parties, avec leurs rondes dans le nom.',
    ],
    noSystem: [
      'Il n’est pas dit selon quel système se font les appariements.',
      'Choisissez le système.',
    ],
    noRounds: ['Le nombre de rondes n’est pas dit.', 'Dites combien de rondes sont jouées.'],
    bakuTooShort: [
      'L’accélération de Baku est pour {least} rondes ou plus ; {rounds} sont annoncées.',
      'Choisissez une autre accélération, ou aucune.',
    ],
    tooManyRounds: [
      '{rounds} rondes ne peuvent être appariées à {participants} : personne ne rencontre deux fois le même adversaire.',
      'Jouez {most} rondes au plus, ou un toutes rondes.',
    ],
    roundsUnlikeTable: [
      'La table pour {participants} n’a pas {rounds} rondes.',
      'Jouez l’un de ces nombres de rondes : {fit}.',
    ],
    protection: [
      'Des joueurs d’un même club ou d’une même famille sont tenus à l’écart, ce qu’un tournoi homologué interdit.',
      'Levez la règle qui les tient à l’écart.',
    ],
    byesNotAnnounced: [
      'Des byes à un demi-point ({byes}) sont accordés sans avoir été annoncés.',
      'Décrivez-les dans l’annonce et cochez qu’ils sont annoncés, ou n’en accordez aucun.',
    ],
    tooManyByes: [
      '{byes} byes à un demi-point par joueur ; un tournoi de niveau {level} peut en accorder {most}.',
      'Accordez-en {most} au plus.',
    ],
    lateEntryWithoutByes: [
      'Un retardataire marque des demi-points pour les rondes manquées, et il n’y a pas de bye à un demi-point.',
      'Donnez zéro pour les rondes manquées, ou admettez des byes à un demi-point.',
    ],
    noLineUpDeadline: [
      'Il n’est pas dit pour quand les compositions d’équipe sont remises.',
      'Fixez les minutes avant une ronde, ou l’heure.',
    ],
    noTimeControl: ['La cadence n’est pas dite.', 'Tapez-la, par exemple 90+30.'],
    unreadTimeControl: [
      '« {rate} » est une cadence qui ne se lit pas : on ne sait pas si elle compte pour l’Elo.',
      'Écrivez-la comme 90+30 ou 40/90, 30 +30.',
    ],
    notRatable: [
      '« {rate} » donne {minutes} minutes pour soixante coups, ce qu’aucune liste ne compte.',
      'Donnez plus de temps, ou dites que le tournoi ne compte pas pour l’Elo.',
    ],
    ratedBelow: [
      'À « {rate} », les parties de joueurs classés {rating} et plus ne comptent pas.',
      'Donnez plus de temps, ou limitez l’accès.',
    ],
    shortFirstControl: [
      'Le premier contrôle vient après {moves} coups ; il en faut {least}.',
      'Fixez-le à {least} coups ou plus.',
    ],
    oddIncrement: [
      'Chaque coup ajoute {increment} secondes ; les règles en connaissent de {atLeast} à {atMost}.',
      'Choisissez un autre incrément.',
    ],
    noRegime: [
      'Il n’est pas dit si les parties sont supervisées comme le demandent les règles de compétition.',
      'Dites-le pour toute la manifestation.',
    ],
    noQuickplay: [
      'Sans incrément, il faut dire si les directives sur la fin de partie au KO s’appliquent.',
      'Dites oui ou non.',
    ],
    quickplayWithIncrement: [
      'Les directives sur la fin de partie au KO ne s’appliquent ni avec incrément ni en blitz.',
      'Dites qu’elles ne s’appliquent pas.',
    ],
    noRoundDays: ['Le jour de chaque ronde n’est pas donné.', 'Tapez les jours des rondes.'],
    noRoundTimes: ['L’heure de chaque ronde n’est pas donnée.', 'Tapez les heures des rondes.'],
    roundOutside: [
      'Une ronde se joue le {day}, hors des jours du tournoi.',
      'Déplacez la ronde, ou les jours du tournoi.',
    ],
    roundsOutOfOrder: [
      'Une ronde commence avant la précédente, ou à la même heure.',
      'Mettez les rondes dans l’ordre où elles se jouent.',
    ],
    roundsOverlap: [
      'La ronde de {at} commence avant que la précédente puisse être finie : {minutes} minutes selon la cadence.',
      'Commencez-la plus tard, ou raccourcissez la cadence.',
    ],
    longDay: [
      'Le {day}, {rounds} rondes peuvent durer {hours} heures ; {most} sont admises.',
      'Jouez moins de rondes ce jour-là, ou plus vite.',
    ],
    tooManyADay: [
      '{rounds} rondes le {day} ; {most} par jour comptent pour l’Elo.',
      'Répartissez-les sur plus de jours.',
    ],
    noEntriesUntil: [
      'Il n’est pas dit jusqu’à quand on peut s’inscrire.',
      'Tapez le jour et l’heure.',
    ],
    noCheckIn: [
      'Il n’est pas dit jusqu’à quand on pointe et les licences sont vérifiées.',
      'Tapez le jour et l’heure.',
    ],
    entriesAfterStart: [
      'Les inscriptions se terminent après le début de la ronde 1.',
      'Terminez-les avant.',
    ],
    checkInAfterStart: [
      'Le pointage se termine après le début de la ronde 1.',
      'Terminez-le avant.',
    ],
    checkInReversed: ['Le pointage ouvre après sa clôture.', 'Échangez les deux.'],
    noPrizeGiving: ['Il n’est pas dit quand les prix sont remis.', 'Tapez le jour et l’heure.'],
    prizeGivingTooEarly: [
      'Les prix sont remis avant que la dernière ronde puisse être finie.',
      'Placez la remise après.',
    ],
    prizeGivingTooSoon: [
      'Les prix sont remis moins de {hours} heures après la fin possible de la dernière ronde.',
      'Laissez ce temps à l’arbitre pour le classement de tous les joueurs.',
    ],
    noFees: [
      'Le montant des droits d’inscription n’est pas dit.',
      'Tapez-le, 0 s’il n’y en a pas.',
    ],
    noYouthFee: [
      'Les droits d’inscription des jeunes ne sont pas dits.',
      'Tapez-les : la moitié des autres est l’usage.',
    ],
    youthFeeOverHalf: [
      'Les jeunes paient {youths}, plus de la moitié des adultes ({half}).',
      'Demandez {half} au plus.',
    ],
    noPrizeRule: [
      'Des prix sont annoncés, sans leur liste ni la manière de les répartir.',
      'Faites la liste des prix : à la place, partagés ou au système Hort.',
    ],
    prizesUnlikeTotal: [
      'Les prix font {fund} en tout, et {total} sont annoncés.',
      'Changez l’un ou l’autre.',
    ],
    secondMainList: [
      'La liste de prix « {list} » n’a pas de condition : chacun y concourt comme pour la première.',
      'Dites qui peut y gagner : Elo, âge, club.',
    ],
    categoryByLabel: [
      'Qui gagne dans « {list} » dépend d’une étiquette que personne ne peut vérifier.',
      'Définissez-la par l’Elo, l’année de naissance ou le club.',
    ],
    prizeBelowFee: [
      'Un prix de « {list} » est inférieur aux droits d’inscription ({fee}).',
      'Fixez un prix minimum, ou relevez-le.',
    ],
    noUnrated: [
      'Il n’est pas dit si les non-classés concourent pour les prix par tranche Elo.',
      'Dites-le : oui, non, ou un prix à eux.',
    ],
    unratedUnlikeLists: [
      'Ce qui est dit des non-classés n’est pas ce que font les listes de prix.',
      'Changez la clause, ou les listes.',
    ],
    noTieBreaks: ['Aucun ordre de départages n’est donné.', 'Énumérez-les dans l’ordre.'],
    badTieBreak: [
      'Le départage {descriptor} ne peut pas servir dans ce tournoi.',
      'Retirez-le, ou choisissez-en un autre.',
    ],
    koyaInSwiss: [
      '{tieBreak} est le système Koya, réservé aux toutes-rondes.',
      'Choisissez un autre départage pour un système suisse.',
    ],
    mixedTieBreaks: [
      'Les départages {tieBreaks} sont de plusieurs catégories.',
      'Choisissez-les d’une seule : résultats propres, résultats des adversaires ou Elo.',
    ],
    noDefaultTime: [
      'Le délai de forfait n’est pas dit : il est alors de {minutes} minutes.',
      'Tapez les minutes, 0 si personne ne peut être en retard.',
    ],
    drawMovesUncounted: [
      'La nulle peut être convenue à partir du coup {moves}, et personne ne note les coups.',
      'Retirez la restriction, ou faites superviser les parties.',
    ],
    noDevices: [
      'Rien n’est dit des téléphones dans un sac : aucun n’est alors admis dans l’aire de jeu.',
      'Dites ce qui vaut.',
    ],
    noDataContact: [
      'Il n’est pas dit à qui s’adresser pour ses données personnelles.',
      'Tapez un contact.',
    ],
    noPhotographs: ['Rien n’est dit des photographies.', 'Choisissez ce qui vaut.'],
    noArbiter: ['L’arbitre principal n’est pas nommé.', 'Nommez l’arbitre.'],
    noArbiterTitle: ['Le titre de l’arbitre principal n’est pas donné.', 'Choisissez le titre.'],
    arbiterBelow: [
      'L’arbitre principal est {title} ; un tel tournoi demande {least} au moins.',
      'Nommez un arbitre principal de ce niveau.',
    ],
    noCommittee: [
      'Un tournoi de ce niveau nomme sa commission d’appel avant la ronde 1.',
      'Tapez les noms de ses membres.',
    ],
    evenCommittee: [
      'La commission d’appel a {members} membres : un nombre pair peut se partager.',
      'Nommez-en un de plus, ou un de moins.',
    ],
    smallCommittee: [
      'La commission d’appel a {members} {members|membre|membres} ; il en faut {least} au moins.',
      'Nommez-en davantage.',
    ],
    arbiterInCommittee: [
      '{names} jugerait des décisions d’arbitres en étant arbitre du tournoi.',
      'Nommez quelqu’un d’autre ; le chapitre 1.1 du livre y admet des arbitres, son modèle non.',
    ],
    noAppealDeadline: [
      'Il n’est pas dit jusqu’à quand on peut faire appel.',
      'Tapez les minutes après la partie.',
    ],
  },
);

export const FINDING_KIND_NAMES = inBoth<Readonly<Record<FindingKind, string>>>(
  {
    missing: 'missing',
    contradictory: 'contradictory',
    forbidden: 'forbidden',
    advised: 'advised',
  },
  {
    missing: 'manque',
    contradictory: 'contradictoire',
    forbidden: 'interdit',
    advised: 'conseillé',
  },
);
