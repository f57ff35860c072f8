import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

/** Written without the first person, which French conjugates. */
export const FR: Translation<typeof EN> = {
  'contact.fax': 'téléc. {fax}',
  'privacy.title': 'Politique de confidentialité',
  'privacy.description': 'Comment {siteName} recueille, utilise et protège les renseignements personnels.',
  'privacy.intro':
    'Cette politique indique ce que {siteName} apprend à votre sujet lorsque vous utilisez ce site, à quoi ces renseignements servent et à quoi ils ne servent jamais.',
  'privacy.automatic.heading': 'Renseignements recueillis automatiquement',
  'privacy.automatic.body':
    'Comme la plupart des sites Web, celui-ci enregistre des détails techniques de chaque visite : l’adresse de votre appareil sur Internet, le type de navigateur, les pages que vous ouvrez et l’heure à laquelle vous les ouvrez. Ces détails servent au bon fonctionnement et à la sécurité du site, et ne révèlent pas qui vous êtes.',
  'privacy.reports.heading': 'Rapports sur les visites',
  'privacy.reports.body':
    'Ces données servent à établir des rapports, par exemple le nombre de personnes qui ont consulté un quartier au cours d’un mois. Les rapports ne contiennent que des totaux et aucun renseignement sur une personne en particulier.',
  'privacy.personal.heading': 'Vos renseignements personnels',
  'privacy.personal.body':
    'Vous pouvez chercher et lire sur ce site sans dire qui vous êtes. Lorsque vous envoyez un formulaire, ce que vous y avez écrit est conservé. L’adhésion demande une adresse courriel et un mot de passe. L’accès au bureau virtuel demande votre nom, votre numéro de téléphone, votre adresse courriel et un mot de passe, parce que la chambre immobilière l’exige.',
  'privacy.use.heading': 'Utilisation des renseignements personnels',
  'privacy.use.body':
    'Vos renseignements servent à vous répondre, à vous montrer les propriétés que vous avez demandées et à conserver vos recherches enregistrées et vos favoris. Les renseignements personnels ne sont ni vendus, ni loués, ni échangés à des tiers. Lorsque la chambre immobilière doit vérifier comment ses inscriptions sont utilisées, elle peut consulter le dossier d’un compte du bureau virtuel.',
  'privacy.transfers.heading': 'Communication lors d’un transfert d’entreprise',
  'privacy.transfers.body':
    'Si l’entreprise qui exploite {siteName} est vendue ou fusionnée, les renseignements personnels peuvent être transmis au nouveau propriétaire, qui doit respecter cette politique ou obtenir d’abord votre accord.',
  'privacy.questions.heading': 'Questions',
  'privacy.questions.body':
    'Vous pouvez en tout temps demander quels renseignements sont conservés à votre sujet et les faire corriger ou supprimer : {contact}.',
  'disclaimer.title': 'Avis de non-responsabilité',
  'disclaimer.description':
    'Droit d’auteur et conditions d’utilisation de {siteName} et des inscriptions qui y sont affichées.',
  'disclaimer.copyright.heading': 'Droit d’auteur',
  'disclaimer.copyright.body':
    'Droit d’auteur {firstYear}–{year} {siteName}. Tous droits réservés. Les textes, les images et la conception de ce site ne peuvent être ni copiés ni utilisés ailleurs sans autorisation écrite.',
  'disclaimer.accuracy.heading': 'Exactitude des inscriptions',
  'disclaimer.accuracy.body':
    'Les inscriptions proviennent de la chambre immobilière et de ses membres. Elles sont jugées fiables, mais ne sont garanties ni par la chambre ni par {siteName}; vérifiez tout ce qui compte pour vous avant de prendre une décision. Elles sont destinées à votre usage personnel et non commercial, pour trouver une propriété à acheter ou à louer.',
  'disclaimer.advice.heading': 'Aucun conseil',
  'disclaimer.advice.body':
    'Rien sur ce site ne constitue un conseil juridique, fiscal ou financier, et rien ne modifie une entente que vous avez avec un autre courtier.',
  'disclaimer.notices.link': 'Avis de propriété intellectuelle',
  'notices.title': 'Avis de propriété intellectuelle',
  'notices.description':
    'Marques de commerce et droit d’auteur de {siteName} et de ses sources d’inscriptions.',
  'notices.trademarks.heading': 'Marques de commerce',
  'notices.content.heading': 'Contenu de tiers',
  'notices.content.body':
    'Les noms et les marques d’autres entreprises appartiennent à leurs propriétaires. Si vous croyez qu’un élément de ce site porte atteinte à vos droits, écrivez à l’adresse suivante en précisant où il se trouve : {contact}.',
  'notices.source.heading': 'Données des inscriptions',
};
