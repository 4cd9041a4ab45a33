/** What the scripts say, in the reader's language. `fr` must have every key of `en`: tsc checks it. */

const en = {
  says: (/** @type {string} */ what, /** @type {string} */ text) => `${what}: ${text}`,
  oldNode: (/** @type {string} */ wanted, /** @type {string} */ found) =>
    `Ronde needs Node ${wanted} or later; this is Node ${found}. Install a current Node from https://nodejs.org and run the command again.`,
  installStep: 'installing packages',
  installExpectation: 'under half a minute the first time',
  installRemedy:
    'Check that the npm registry can be reached, then run the command again. SQLite comes as a ready binary for Linux, macOS and Windows on 64-bit Intel, AMD and ARM processors; Ronde does not run on others.',
  packagesStep: (/** @type {string[]} */ names) =>
    `installing Debian packages (${names.join(', ')})`,
  packagesExpectation: 'one to three minutes, once; some tests need them',
  packagesRemedy: (/** @type {string[]} */ names) =>
    `Run apt-get update and apt-get install ${names.join(' ')} by hand, then run the command again.`,
  postgresTests: 'PostgreSQL tests',
  browserTests: 'browser tests',
  clockTests: 'tests of a clock that is put back',
  paperTests: 'tests of printed sheets',
  accessFileTests: 'tests of Access files read by another program',
  notInstalled: (/** @type {string} */ tests, /** @type {string} */ name) =>
    `${tests} did not run: ${name} could not be installed. All other tests run.`,
  notAllowed: (/** @type {string} */ tests, /** @type {string} */ name) =>
    `${tests} did not run: ${name} is missing, and only the administrator can install it (sudo apt-get install ${name}). All other tests run.`,
  buildStep: 'building',
  buildExpectation: 'a few seconds',
  buildRemedy:
    'The lines above name the file and the line that cannot be built. Mend it and run the command again.',
  buildFresh: 'nothing is stale',
  notBuilt: 'ronde is not built yet: run npm run build in the folder of Ronde.',
  packageStep: (/** @type {string} */ system) => `packing Ronde for ${system}`,
  packageExpectation: 'half a minute; Node and ready binaries come from the npm registry once',
  packageRemedy: 'Check that the npm registry can be reached, then run npm run package again.',
  wrongPackage: (/** @type {string} */ name) =>
    `${name} is not the package that was pinned. Nothing was packed; run the command again, and if it says so again, do not use that registry.`,
  unknownSystems: (/** @type {string[]} */ unknown, /** @type {string[]} */ known) =>
    `There is no system ${unknown.join(', ')}. Choose among ${known.join(', ')}, or name none for all.`,
  startStep: 'starting the server',
  startExpectation: 'about a second; stop it with Ctrl C',
  typesAndLintStep: 'types and lint',
  typesAndLintExpectation: 'a few minutes, beside the tests',
  typesAndLintRemedy: 'Run npm run types and npm run lint while you mend them.',
  formatStep: 'format',
  formatExpectation: 'a few seconds',
  formatRemedy: 'Run npm run format.',
  architectureStep: 'architecture',
  architectureExpectation: 'a few seconds',
  architectureRemedy:
    'ARCHITECTURE.md says which room may import which. Run npm run architecture while you mend it.',
  testStep: 'tests',
  testExpectation: '7 to 15 minutes: golden tournaments, kill tests, whole events in a browser',
  longTestExpectation: 'half an hour and more: everything at its full size',
  testRemedy: 'Run npx vitest while you mend them.',
  noTestReport: 'vitest ended without a report',
  askingAgain: 'A test in the browser failed: its file is run once more, by itself.',
  unsteady: (/** @type {string[]} */ files) =>
    `Failed at first and passed by itself, a fault to mend: ${files.join(', ')}.`,
  benchStep: 'benchmarks',
  benchExpectation: 'one to five minutes; leave the machine alone meanwhile',
  benchRemedy:
    'The line above says why. Figures over their target are worth a second run on an idle machine.',
  fuzzStep: 'fuzzing',
  fuzzExpectation: '3 to 8 minutes for 100,000 files of each kind',
  fuzzRemedy: 'The lines above say why; each failing file names the command that shows it again.',
  done: (/** @type {string} */ time) => `done in ${time}`,
  failed: (/** @type {string} */ time) => `failed after ${time}`,
  still: (/** @type {string} */ time) => `still at work after ${time}`,
  reason: 'Reason',
  remedy: 'Remedy',
  exitCode: (/** @type {string} */ command, /** @type {number | null} */ code) =>
    `${command} ended with code ${code ?? 'none (stopped by a signal)'}`,
  failedSteps: (/** @type {string[]} */ names) => `Failed: ${names.join(', ')}.`,
  total: (/** @type {string} */ time) => `All steps took ${time}.`,
};

/** @type {typeof en} */
const fr = {
  says: (what, text) => `${what}\u00a0: ${text}`,
  oldNode: (wanted, found) =>
    `Ronde demande Node ${wanted} ou plus récent ; celui-ci est Node ${found}. Installez une version actuelle depuis https://nodejs.org puis relancez la commande.`,
  installStep: 'installation des paquets',
  installExpectation: 'moins d’une demi-minute la première fois',
  installRemedy:
    'Vérifiez que le registre npm est joignable, puis relancez la commande. SQLite est fourni en binaire prêt à l’emploi pour Linux, macOS et Windows sur processeurs Intel, AMD et ARM de 64 bits ; Ronde ne tourne pas sur d’autres.',
  packagesStep: (names) => `installation de paquets Debian (${names.join(', ')})`,
  packagesExpectation: 'une à trois minutes, une seule fois ; certains tests en ont besoin',
  packagesRemedy: (names) =>
    `Lancez apt-get update et apt-get install ${names.join(' ')} à la main, puis relancez la commande.`,
  postgresTests: 'tests PostgreSQL',
  browserTests: 'tests du navigateur',
  clockTests: 'tests d’une horloge retardée',
  paperTests: 'tests des feuilles imprimées',
  accessFileTests: 'tests de fichiers Access lus par un autre programme',
  notInstalled: (tests, name) =>
    `${tests} non exécutés : ${name} n’a pas pu être installé. Tous les autres tests sont exécutés.`,
  notAllowed: (tests, name) =>
    `${tests} non exécutés : ${name} manque, et seul l’administrateur peut l’installer (sudo apt-get install ${name}). Tous les autres tests sont exécutés.`,
  buildStep: 'construction',
  buildExpectation: 'quelques secondes',
  buildRemedy:
    'Les lignes ci-dessus nomment le fichier et la ligne en cause. Corrigez puis relancez la commande.',
  buildFresh: 'tout est à jour',
  packageStep: (system) => `Ronde pour ${system}`,
  packageExpectation: 'une demi-minute ; Node et les binaires viennent une fois du registre npm',
  packageRemedy: 'Vérifiez que le registre npm est joignable, puis relancez npm run package.',
  wrongPackage: (name) =>
    `${name} n’est pas le paquet attendu. Rien n’a été empaqueté ; relancez la commande, et si elle le redit, n’utilisez pas ce registre.`,
  unknownSystems: (unknown, known) =>
    `Il n’y a pas de système ${unknown.join(', ')}. Choisissez parmi ${known.join(', ')}, ou n’en nommez aucun pour tous.`,
  notBuilt: 'ronde n’est pas encore construit : lancez npm run build dans le dossier de Ronde.',
  startStep: 'démarrage du serveur',
  startExpectation: 'une seconde ; Ctrl C pour arrêter',
  typesAndLintStep: 'types et analyse du code',
  typesAndLintExpectation: 'quelques minutes, à côté des tests',
  typesAndLintRemedy: 'Lancez npm run types et npm run lint pendant la correction.',
  formatStep: 'mise en forme',
  formatExpectation: 'quelques secondes',
  formatRemedy: 'Lancez npm run format.',
  architectureStep: 'architecture',
  architectureExpectation: 'quelques secondes',
  architectureRemedy:
    'ARCHITECTURE.md dit quelle pièce peut importer quelle autre. Lancez npm run architecture pendant la correction.',
  testStep: 'tests',
  testExpectation:
    '7 à 15 minutes : tournois de référence, arrêts brutaux, tournois entiers au navigateur',
  longTestExpectation: 'une demi-heure et plus : tout en entier',
  testRemedy: 'Lancez npx vitest pendant la correction.',
  noTestReport: 'vitest s’est terminé sans rapport',
  askingAgain: 'Un test dans le navigateur a échoué : son fichier est relancé une fois, seul.',
  unsteady: (files) => `Échec d’abord, réussite seul, un défaut à corriger : ${files.join(', ')}.`,
  benchStep: 'mesures',
  benchExpectation: 'une à cinq minutes ; laissez la machine tranquille pendant ce temps',
  benchRemedy:
    'La ligne ci-dessus dit pourquoi. Une mesure au-dessus de sa cible mérite une seconde passe sur une machine au repos.',
  fuzzStep: 'fichiers aléatoires',
  fuzzExpectation: '3 à 8 minutes pour 100 000 fichiers de chaque sorte',
  fuzzRemedy:
    'Les lignes ci-dessus disent pourquoi ; chaque fichier en échec nomme la commande qui le montre à nouveau.',
  done: (time) => `fait en ${time}`,
  failed: (time) => `échec après ${time}`,
  still: (time) => `toujours en cours après ${time}`,
  reason: 'Raison',
  remedy: 'Remède',
  exitCode: (command, code) =>
    `${command} s’est terminé avec le code ${code ?? 'aucun (arrêté par un signal)'}`,
  failedSteps: (names) => `Échecs : ${names.join(', ')}.`,
  total: (time) => `Toutes les étapes ont pris ${time}.`,
};

/** @typedef {typeof en} Messages */
/** @typedef {'en' | 'fr'} Language */

/** @type {Record<Language, Messages>} */
const catalogue = { en, fr };

/**
 * The language of the terminal, as POSIX orders the variables.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Language}
 */
export function terminalLanguage(environment) {
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return /^fr(?![a-z])/i.test(locale ?? '') ? 'fr' : 'en';
}

/**
 * @param {Language} language
 * @returns {Messages}
 */
export function messagesIn(language) {
  return catalogue[language];
}

/**
 * `0.4 s`, `12 s`, `1 min 42 s`; French papers write the decimal with a comma.
 * @param {number} milliseconds
 * @param {Language} language
 */
export function duration(milliseconds, language) {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) {
    const text = seconds.toFixed(1);
    return `${language === 'fr' ? text.replace('.', ',') : text} s`;
  }
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
