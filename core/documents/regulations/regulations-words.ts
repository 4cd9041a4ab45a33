import { inBoth } from '../../rules/in-both.ts';

/** What the regulations say, in our own words, with holes for what is the event's own. */
export const REGULATION_TEXT = inBoth(
  {
    title: 'Event regulations',
    article: 'Article {number}: {title}',
    version: 'Version {version}',
    unsigned: 'Not signed yet.',
    signed: '{as}: {name}, signed on {day} (version {version})',
    changed: 'Changed since {name} signed: {terms}.',
    // 1
    organised: '{organiser} organises {name} ({days}).',
    named: '{name} ({days}).',
    at: 'It is played at this address: {address}.',
    inPlace: 'It is played in {place}.',
    homologated: {
      national: 'The event is homologated and counts for the national rating.',
      fide: 'The event is homologated and counts for the FIDE rating.',
      norms:
        'The event is homologated, counts for the FIDE rating, and norms for titles are possible.',
    },
    unrated: 'The event counts for no rating.',
    open: 'It is open to everybody who keeps to these regulations.',
    openTo: 'It is open to: {openTo}.',
    licence:
      'French players hold a licence {licence} of the season; players of another federation have a FIDE number under it.',
    estimates:
      'Whoever has no rating is given an estimate by age category before round 1; it is not changed afterwards.',
    children:
      'Children younger than {age} are accompanied in the building by an adult who answers for them between their games.',
    // 2
    laws: 'Games are played by the rules of FIDE: {laws}.',
    lawsOf: 'Games are played by the rules of the game in force.',
    supervised:
      'In this event of rapid or blitz games the Competition Rules hold from the first round to the last: arbiters watch the games.',
    unsupervised:
      'Games of this event of rapid or blitz are not watched one by one: the rules for such play hold from the first round to the last.',
    system: '{rounds} rounds are played. Pairings: {system}.',
    byProgram: 'Pairings and standings are made by program.',
    noProtection:
      'Nobody is kept from meeting members of the same club or family, and no pairing is arranged for a title or a rating.',
    accelerated: 'The first rounds are accelerated: {method}.',
    checkedFirst: 'Round 1 pairs those whose licence was checked and whose entry fee is paid.',
    pairedFirst: 'Round 1 pairs those who have checked in.',
    byeBy: {
      pairing: 'Whoever will not play a round tells the arbiter before it is paired.',
      previousRound:
        'Whoever will not play a round tells the arbiter during the round before at the latest.',
    },
    byes: 'Half a point for such a round may be asked {byes} {byes|time|times} at most.',
    noByes: 'Rounds missed in this way bring no points.',
    indicative: 'Pairings published online are for information; those posted in the hall count.',
    lineUpHour: 'Line-ups are handed in by {hour} on the day of the round.',
    lineUpMinutes: 'Line-ups are handed in {minutes} minutes before the round.',
    // 3
    rate: 'Rate of play for each player: {rate}.',
    noRate: 'The rate of play is not fixed yet.',
    quickplayYes: 'The Guidelines on games without increment (quickplay finishes) apply.',
    quickplayNo: 'The Guidelines on games without increment (quickplay finishes) do not apply.',
    // 4
    round: 'Round',
    day: 'Day',
    hour: 'Hour',
    entriesUntil: 'Entries close on {moment}.',
    checkIn: 'Check-in and check of licences: {from} – {until}.',
    checkInUntil: 'Players check in, and licences are checked, until {until}.',
    prizeGiving: 'Prizes are given on {moment}.',
    late: {
      zeroPointBye:
        'Whoever comes later is paired from round 2 on, with no points for missed rounds.',
      halfPointBye:
        'Whoever comes later is paired from round 2 on, with half a point for missed rounds within the limit of byes.',
    },
    // 5
    fees: 'Entry fee: {adults} for adults, {youths} for youths.',
    fee: 'Entry fee: {adults}.',
    free: 'Playing is free of charge.',
    noPrizes: 'There are no prizes in money.',
    total: 'Prizes: {total} in all.',
    totalGuaranteed: 'Prizes: {total} in all, guaranteed.',
    prizeList: 'Prizes “{list}”: {prizes}.',
    rule: {
      place: 'Tied players have the prizes of their places by the tie-breaks.',
      shared: 'Tied players share the prizes of their places equally.',
      hort: 'Tied players have half of the prize of their place and an equal share of the other halves (Hort’s system).',
    },
    ruleOf: '{list}: {rule}',
    cumulative: 'A player may win several prizes.',
    single:
      'Nobody has more than one prize, the largest there is for them; of equal ones that of the list named first.',
    minimum: 'In “{list}” no prize under {minimum} is given.',
    unratedPrizes: {
      excluded: 'Players without a rating do not compete for prizes by rating.',
      included: 'Players without a rating compete for prizes by rating.',
      ownPrize:
        'Players without a rating compete for a prize of their own, and for none by rating.',
    },
    posted: 'The list of prizes is posted in the hall before half of the rounds are played.',
    // 6
    points: 'A win counts {win}, a draw {draw}, a loss {loss}.',
    tieBreaks: 'Players with the same points are placed by, in this order: {tieBreaks}.',
    cup: 'Players and teams are placed by the stage they reach. Those who go out at the same stage share their place, unless a match for the third place is played.',
    levelMatch: 'A level match is played off.',
    levelMatchOfTeams: 'A level match is decided by, in this order: {tieBreaks}.',
    lots: 'What is still tied then is decided by lots.',
    kept: 'Those still tied then share the place.',
    correction:
      'Whoever finds a wrong result says so within {minutes} minutes after the last result of the round was posted.',
    // 7
    defaultTime:
      'Whoever comes to the board more than {minutes} minutes after the start of the round loses by forfeit.',
    zero: 'Whoever is not at the board at the start of the round loses by forfeit.',
    absent:
      'Whoever is absent without a word is taken to have left the event, unless the absence is explained before the next pairings are published.',
    forfeitsOut: 'A player with {count} forfeits, in a row or not, is out of the event.',
    reported:
      'Forfeits and withdrawals without a good reason are reported to the federation of the player.',
    contact: 'To announce a delay: {contact}',
    // 8
    result:
      'The winner, or White after a draw, brings the result and both scoresheets to the arbiters’ table; both players sign them.',
    resultOnly: 'The winner, or White after a draw, brings the result to the arbiters’ table.',
    pieces: 'Both players set up the pieces again before they leave.',
    // 9
    fair: 'A draw is offered after a real game.',
    drawMoves:
      'No draw is agreed before {moves} moves by both players without the arbiter’s consent.',
    drawFree: 'The Laws alone say when a draw may be agreed.',
    validated:
      'In a stalemate, a dead position, a repetition or fifty moves without capture or pawn move the arbiter is called before the pieces are touched.',
    // 10
    devices: {
      notInVenue:
        'Telephones and other electronic devices are not brought into the playing venue; whoever has one there during the game loses it.',
      offInBag:
        'Telephones and other electronic devices are switched off completely and stay in a bag that is not used during the game; whoever has one on them, or whose device makes a sound, loses the game.',
    },
    searches:
      'Arbiters may at any time check, in private, that nobody carries such a device; whoever refuses is penalised.',
    fine: 'A penalty may be a fine of {fine}.',
    quiet:
      'Nobody analyses, talks or plays blitz in the playing area. Players leave the venue during their game only with the arbiter’s leave.',
    analysisRoom: 'Analysis: {analysisRoom}. Players do not go there during their game.',
    smoking: 'Smoking and vaping are forbidden in the building.',
    conduct:
      'Everybody behaves properly on the site; damage and misconduct may lead to exclusion. The rules of conduct are posted in the hall.',
    cheating:
      'Whoever is suspected of cheating follows the arbiter’s instructions; the facts may be reported to the federation.',
    flash: 'Photographs with flash are taken in the first {minutes} minutes of a round only.',
    noFlash: 'No photographs are taken with flash.',
    photographs: {
      told: 'Photographs of the event are taken and published; whoever does not wish to be shown tells the organiser.',
      consent:
        'Photographs of a person are published only with written consent, for minors that of whoever has parental authority.',
      none: 'No photographs of players are published.',
    },
    data: 'Names, ratings, clubs and results are published and sent to the federations; other data serve the event alone and are kept no longer than the federation asks. To see, correct or have data deleted: {contact}',
    dataPlain:
      'Names, ratings, clubs and results are published and sent to the federations; other data serve the event alone and are kept no longer than the federation asks.',
    // 11
    chief: 'Chief arbiter: {name}.',
    chiefTitled: 'Chief arbiter: {name} ({title}).',
    noChief: 'The chief arbiter is not named yet.',
    deputies: 'Deputy arbiters: {names}.',
    // 12
    committee: 'Appeals committee: {names}.',
    reserves: 'In reserve: {names}.',
    committeePosted: 'An appeals committee is set up before round 1 and posted in the hall.',
    appeal:
      'A decision of an arbiter is contested at once by word of mouth, play goes on, and the appeal is handed in in writing within {minutes} minutes after the end of the game.',
    appealPlain:
      'A decision of an arbiter is contested at once by word of mouth, play goes on, and the appeal is handed in in writing right after the game.',
    deposit: 'A deposit of {deposit} is given back when the appeal is upheld.',
    decides: 'The committee’s decision holds for the event.',
    // 13
    doping:
      'Everybody who takes part accepts an anti-doping control ordered by a body entitled to do so, and follows the instructions of those who make it.',
    // 14
    accept: 'Whoever takes part or watches keeps to these regulations.',
    rest: 'What they do not say is decided by the chief arbiter, by the rules of the federations.',
  },
  {
    title: 'Règlement intérieur',
    article: 'Article {number} : {title}',
    version: 'Version {version}',
    unsigned: 'Pas encore signé.',
    signed: '{as} : {name}, signé le {day} (version {version})',
    changed: 'Modifié depuis la signature de {name} : {terms}.',
    organised: '{organiser} organise {name} ({days}).',
    named: '{name} ({days}).',
    at: 'Les parties se jouent à cette adresse : {address}.',
    inPlace: 'Les parties se jouent à {place}.',
    homologated: {
      national: 'Le tournoi est homologué et compte pour l’Elo national.',
      fide: 'Le tournoi est homologué et compte pour l’Elo FIDE.',
      norms:
        'Le tournoi est homologué, compte pour l’Elo FIDE, et des normes de titres y sont possibles.',
    },
    unrated: 'Le tournoi ne compte pour aucun classement.',
    open: 'Il est ouvert à tous ceux qui respectent ce règlement.',
    openTo: 'Il est ouvert à : {openTo}.',
    licence:
      'Les joueurs français ont une licence {licence} de la saison ; ceux d’une autre fédération ont un code FIDE sous ses couleurs.',
    estimates:
      'Qui n’a pas de classement en reçoit un, estimé par catégorie d’âge, avant la ronde 1 ; il ne change plus ensuite.',
    children:
      'Les enfants de moins de {age} ans sont accompagnés dans les locaux par un adulte qui en répond entre leurs parties.',
    laws: 'Les parties se jouent selon les règles de la FIDE : {laws}.',
    lawsOf: 'Les parties se jouent selon les règles du jeu en vigueur.',
    supervised:
      'Dans ce tournoi de parties rapides ou de blitz, les règles de compétition valent de la première à la dernière ronde : des arbitres suivent les parties.',
    unsupervised:
      'Les parties de ce tournoi rapide ou de blitz ne sont pas suivies une à une : les règles propres à ce jeu valent de la première à la dernière ronde.',
    system: '{rounds} rondes sont jouées. Appariements : {system}.',
    byProgram: 'Les appariements et les classements sont faits par programme.',
    noProtection:
      'Rien n’empêche la rencontre de membres d’un même club ou d’une même famille, et aucune partie n’est dirigée en vue d’un titre ou d’un classement.',
    accelerated: 'Les premières rondes sont accélérées : {method}.',
    checkedFirst:
      'La ronde 1 apparie ceux dont la licence est vérifiée et les droits d’inscription réglés.',
    pairedFirst: 'La ronde 1 apparie ceux qui ont pointé.',
    byeBy: {
      pairing: 'Qui ne jouera pas une ronde prévient l’arbitre avant son appariement.',
      previousRound:
        'Qui ne jouera pas une ronde prévient l’arbitre au plus tard pendant la ronde précédente.',
    },
    byes: 'Un demi-point pour une telle ronde peut être demandé {byes} fois au plus.',
    noByes: 'Les rondes ainsi manquées ne rapportent rien.',
    indicative:
      'Les appariements publiés en ligne sont indicatifs ; ceux affichés dans la salle font foi.',
    lineUpHour: 'Les compositions d’équipe sont remises pour {hour} le jour de la ronde.',
    lineUpMinutes: 'Les compositions d’équipe sont remises {minutes} minutes avant la ronde.',
    rate: 'Cadence, pour chaque joueur : {rate}.',
    noRate: 'La cadence n’est pas encore fixée.',
    quickplayYes: 'Les directives sur les parties sans incrément (fin au KO) s’appliquent.',
    quickplayNo: 'Les directives sur les parties sans incrément (fin au KO) ne s’appliquent pas.',
    round: 'Ronde',
    day: 'Jour',
    hour: 'Heure',
    entriesUntil: 'Clôture des inscriptions : {moment}.',
    checkIn: 'Pointage et vérification des licences : {from} – {until}.',
    checkInUntil: 'Pointage et vérification des licences : jusqu’au {until}.',
    prizeGiving: 'Remise des prix : {moment}.',
    late: {
      zeroPointBye:
        'Qui se présente plus tard est apparié à partir de la ronde 2, sans point pour les rondes manquées.',
      halfPointBye:
        'Qui se présente plus tard est apparié à partir de la ronde 2, avec un demi-point pour les rondes manquées dans la limite des byes.',
    },
    fees: 'Droits d’inscription : {adults} pour les adultes, {youths} pour les jeunes.',
    fee: 'Droits d’inscription : {adults}.',
    free: 'La participation est gratuite.',
    noPrizes: 'Il n’y a pas de prix en argent.',
    total: 'Prix : {total} en tout.',
    totalGuaranteed: 'Prix : {total} en tout, garantis.',
    prizeList: 'Prix « {list} » : {prizes}.',
    rule: {
      place: 'les ex æquo ont le prix de leur place au départage.',
      shared: 'les ex æquo partagent à parts égales les prix de leurs places.',
      hort: 'les ex æquo ont la moitié du prix de leur place et une part égale des autres moitiés (système Hort).',
    },
    ruleOf: '{list} : {rule}',
    cumulative: 'Un joueur peut gagner plusieurs prix.',
    single:
      'Nul n’a plus d’un prix, le plus élevé auquel il a droit ; à montant égal, celui de la liste nommée en premier.',
    minimum: 'Dans « {list} », aucun prix inférieur à {minimum} n’est remis.',
    unratedPrizes: {
      excluded: 'Les joueurs sans Elo ne concourent pas pour les prix par tranche Elo.',
      included: 'Les joueurs sans Elo concourent pour les prix par tranche Elo.',
      ownPrize:
        'Les joueurs sans Elo concourent pour un prix à eux, et pour aucun prix par tranche Elo.',
    },
    posted: 'La liste des prix est affichée dans la salle avant la moitié des rondes.',
    points: 'Un gain compte {win}, une nulle {draw}, une perte {loss}.',
    tieBreaks:
      'À égalité de points, les joueurs sont départagés, dans cet ordre, par : {tieBreaks}.',
    cup: 'Le classement suit le stade atteint. Les éliminés d’un même stade partagent leur place, sauf match pour la troisième place.',
    levelMatch: 'Un match à égalité donne lieu à un départage.',
    levelMatchOfTeams: 'Un match à égalité est départagé, dans cet ordre, par : {tieBreaks}.',
    lots: 'Ce qui reste à égalité est tiré au sort.',
    kept: 'Ceux qui restent à égalité partagent la place.',
    correction:
      'Qui trouve un résultat faux le dit dans les {minutes} minutes qui suivent l’affichage du dernier résultat de la ronde.',
    defaultTime:
      'Qui se présente à l’échiquier plus de {minutes} minutes après le début de la ronde perd par forfait.',
    zero: 'Qui n’est pas à l’échiquier au début de la ronde perd par forfait.',
    absent:
      'Qui est absent sans prévenir est réputé avoir abandonné, à moins de justifier son absence avant la publication des appariements suivants.',
    forfeitsOut: 'Un joueur qui fait {count} forfaits, de suite ou non, est exclu du tournoi.',
    reported:
      'Les forfaits et abandons sans motif recevable sont signalés à la fédération du joueur.',
    contact: 'Pour annoncer un retard : {contact}',
    result:
      'Le vainqueur, ou les Blancs en cas de nulle, apporte le résultat et les deux feuilles de partie à la table d’arbitrage ; les deux joueurs les signent.',
    resultOnly:
      'Le vainqueur, ou les Blancs en cas de nulle, apporte le résultat à la table d’arbitrage.',
    pieces: 'Les deux joueurs remettent les pièces en place avant de partir.',
    fair: 'Une nulle se propose après un combat réel.',
    drawMoves:
      'Aucune nulle n’est convenue avant {moves} coups des deux joueurs sans l’accord de l’arbitre.',
    drawFree: 'Seules les règles du jeu disent quand une nulle peut être convenue.',
    validated:
      'En cas de pat, de position morte, de répétition ou de cinquante coups sans prise ni coup de pion, l’arbitre est appelé avant que l’on touche aux pièces.',
    devices: {
      notInVenue:
        'Téléphones et autres appareils électroniques n’entrent pas dans l’aire de jeu ; qui en a un pendant la partie la perd.',
      offInBag:
        'Téléphones et autres appareils électroniques sont complètement éteints et restent dans un sac dont on ne se sert pas pendant la partie ; qui en porte un, ou dont l’appareil émet un son, perd la partie.',
    },
    searches:
      'Les arbitres peuvent vérifier à tout moment, à l’abri des regards, que nul ne porte un tel appareil ; un refus est sanctionné.',
    fine: 'Une pénalité peut être une amende de {fine}.',
    quiet:
      'On n’analyse, ne parle ni ne joue de blitz dans l’aire de jeu. Les joueurs ne quittent les lieux pendant leur partie qu’avec l’accord de l’arbitre.',
    analysisRoom: 'Analyses : {analysisRoom}. Les joueurs n’y vont pas pendant leur partie.',
    smoking: 'Il est interdit de fumer et de vapoter dans les locaux.',
    conduct:
      'Chacun se conduit correctement sur les lieux ; dégradations et incorrections peuvent mener à l’exclusion. Les règles de conduite sont affichées dans la salle.',
    cheating:
      'Qui est soupçonné de tricherie suit les directives de l’arbitre ; les faits peuvent être signalés à la fédération.',
    flash: 'Les photographies avec flash se font dans les {minutes} premières minutes d’une ronde.',
    noFlash: 'Aucune photographie ne se fait avec flash.',
    photographs: {
      told: 'Des photographies du tournoi sont prises et publiées ; qui ne souhaite pas y figurer le dit à l’organisateur.',
      consent:
        'La photographie d’une personne n’est publiée qu’avec son accord écrit, pour un mineur celui du titulaire de l’autorité parentale.',
      none: 'Aucune photographie de joueurs n’est publiée.',
    },
    data: 'Noms, classements, clubs et résultats sont publiés et transmis aux fédérations ; les autres données ne servent qu’au tournoi et ne sont pas gardées plus longtemps que la fédération ne le demande. Pour voir, corriger ou faire effacer ses données : {contact}',
    dataPlain:
      'Noms, classements, clubs et résultats sont publiés et transmis aux fédérations ; les autres données ne servent qu’au tournoi et ne sont pas gardées plus longtemps que la fédération ne le demande.',
    chief: 'Arbitre principal : {name}.',
    chiefTitled: 'Arbitre principal : {name} ({title}).',
    noChief: 'L’arbitre principal n’est pas encore nommé.',
    deputies: 'Arbitres adjoints : {names}.',
    committee: 'Commission d’appel : {names}.',
    reserves: 'Suppléants : {names}.',
    committeePosted:
      'Une commission d’appel est constituée avant la ronde 1 et affichée dans la salle.',
    appeal:
      'La décision d’un arbitre se conteste aussitôt de vive voix, la partie continue, et l’appel est remis par écrit dans les {minutes} minutes après la fin de la partie.',
    appealPlain:
      'La décision d’un arbitre se conteste aussitôt de vive voix, la partie continue, et l’appel est remis par écrit juste après la partie.',
    deposit: 'Une caution de {deposit} est rendue si l’appel est fondé.',
    decides: 'La décision de la commission vaut pour le tournoi.',
    doping:
      'Tous les participants acceptent un contrôle antidopage ordonné par un organisme habilité, et suivent les instructions de ceux qui l’effectuent.',
    accept: 'Quiconque participe ou assiste au tournoi respecte ce règlement.',
    rest: 'Ce qu’il ne dit pas est décidé par l’arbitre principal, selon les règles des fédérations.',
  },
);

/** Accelerations by their names (C.04.7, LA 4.2). */
export const ACCELERATION_NAMES = inBoth(
  {
    baku: 'Baku acceleration',
    haley: 'Haley’s system',
    degressive: 'degressive acceleration',
    free: 'fictitious points as posted',
  },
  {
    baku: 'accélération de Bakou',
    haley: 'système Haley',
    degressive: 'accélération dégressive',
    free: 'points fictifs affichés',
  },
);
