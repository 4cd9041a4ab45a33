import { inBoth } from '@ronde/core/rules/in-both.ts';

export const SERVE_WORDS = inBoth(
  {
    about: 'serve the arbiter’s desk on this computer and open it; what `ronde` alone does',
    option_data: 'the folder of the tournaments; remembered for the next start',
    option_lan: 'let phones of this network in from the start',
    option_cert: 'a certificate, to serve https',
    option_key: 'the key of the certificate',
    notBuilt: 'There is no server beside this command line. Build it first: npm run build',
  },
  {
    about:
      'servir le bureau de l’arbitre sur cet ordinateur et l’ouvrir ; ce que fait `ronde` seul',
    option_data: 'le dossier des tournois ; retenu pour le prochain démarrage',
    option_lan: 'laisser entrer les téléphones de ce réseau dès le début',
    option_cert: 'un certificat, pour servir en https',
    option_key: 'la clé du certificat',
    notBuilt:
      'Il n’y a pas de serveur à côté de cette ligne de commande. Construisez-le : npm run build',
  },
);
