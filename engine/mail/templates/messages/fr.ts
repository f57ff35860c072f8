import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const FR: Translation<typeof EN> = {
  'test.subject': 'Courriel d’essai de {site}',
  'test.title': 'L’envoi de courriels fonctionne',
  'test.body':
    'Ceci est un essai. Les courriels de {site} ont cette présentation et arrivent à cette adresse.',
  'test.action': 'Ouvrir le site',
  'test.reason':
    'Vous recevez ce courriel parce que vous avez demandé un essai dans les paramètres du site {site}.',
  'verify.subject': 'Confirmez votre adresse courriel pour {site}',
  'verify.title': 'Confirmez votre adresse courriel',
  'verify.body':
    'Cette adresse a été donnée pour un compte auprès de {site}. Confirmez qu’elle est la vôtre.',
  'verify.action': 'Confirmer l’adresse courriel',
  'verify.expires': {
    one: 'Le lien fonctionne une seule fois, pendant {count} heure.',
    many: 'Le lien fonctionne une seule fois, pendant {count} heures.',
    other: 'Le lien fonctionne une seule fois, pendant {count} heures.',
  },
  'verify.notYou': 'Si ce n’était pas vous, vous n’avez rien à faire.',
  'verify.reason':
    'Vous recevez ce courriel parce que cette adresse a été donnée pour un compte auprès de {site}.',
};
