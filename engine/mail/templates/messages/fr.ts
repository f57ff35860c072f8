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
  'reset.subject': 'Un nouveau mot de passe pour {site}',
  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.body': 'Un nouveau mot de passe a été demandé pour votre compte auprès de {site}.',
  'reset.action': 'Choisir un nouveau mot de passe',
  'reset.notYou': 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.',
  'reset.reason':
    'Vous recevez ce courriel parce qu’un nouveau mot de passe a été demandé avec cette adresse auprès de {site}.',
  'changed.subject': 'Votre mot de passe pour {site} a été modifié',
  'changed.title': 'Votre mot de passe a été modifié',
  'changed.body':
    'Le mot de passe de votre compte auprès de {site} a été modifié, et les autres navigateurs ont été déconnectés.',
  'changed.notYou': 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
  'changed.action': 'Choisir un nouveau mot de passe',
  'move.subject': 'Votre compte auprès de {site} change d’adresse',
  'move.title': 'Une autre adresse courriel pour votre compte',
  'move.body':
    'Quelqu’un qui connaît votre mot de passe a donné une autre adresse courriel pour votre compte auprès de {site}. Elle s’applique dès qu’elle est confirmée.',
  'lead.subject': 'Nouveau contact, {from} : {form}',
  'lead.title': '{from} vous a écrit',
  'lead.cancelled.subject': 'Annulation de {from} : {form}',
  'lead.cancelled.title': '{from} a annulé une visite',
  'lead.somebody': 'un visiteur',
  'lead.name': 'Nom',
  'lead.email': 'Courriel',
  'lead.phone': 'Téléphone',
  'lead.listing': 'Inscription',
  'lead.page': 'Page',
  'lead.action': 'Ouvrir les clients et contacts',
  'lead.reply': 'Une réponse à ce courriel parviendra à {from}.',
  'lead.reason': 'Vous recevez ce courriel parce que les contacts de {site} vous sont attribués.',
  'account.reason': 'Vous recevez ce courriel parce que vous avez un compte auprès de {site}.',
  'invitation.subject': 'Vous êtes invité à travailler sur {site}',
  'invitation.title': 'Bienvenue chez {site}',
  'invitation.body':
    'Vous avez un compte pour travailler sur le site de {site}. Choisissez un mot de passe pour commencer.',
  'invitation.action': 'Choisir un mot de passe',
  'invitation.provider.body':
    'Vous avez un compte pour travailler sur le site de {site}. Connectez-vous avec {provider}, où votre compte a cette adresse courriel.',
  'invitation.provider.action': 'Se connecter avec {provider}',
  'invitation.reason': 'Vous recevez ce courriel parce qu’un propriétaire de {site} vous a invité.',
  'newsletter.confirm.subject': 'Confirmez que vous voulez recevoir les articles de {site} par courriel',
  'newsletter.confirm.title': 'Encore une étape',
  'newsletter.confirm.body':
    'Quelqu’un a demandé à {site} d’envoyer les nouveaux articles à cette adresse. Confirmez que vous les voulez.',
  'newsletter.confirm.action': 'Recevoir les nouveaux articles',
  'newsletter.confirm.reason': 'Vous recevez ce courriel parce que cette adresse a été donnée sur {site}.',
  'newsletter.title': 'Du nouveau sur {site}',
  'newsletter.action': 'Lire l’article',
  'newsletter.reason':
    'Vous recevez ce courriel parce que vous avez demandé les nouveaux articles de {site}.',
  'alerts.subject': {
    one: '{count} propriété pour « {name} » sur {site}',
    other: '{count} propriétés pour « {name} » sur {site}',
  },
  'alerts.subject.favourites': {
    one: 'Du nouveau pour {count} favori sur {site}',
    other: 'Du nouveau pour {count} favoris sur {site}',
  },
  'alerts.title': 'Du nouveau pour votre recherche « {name} »',
  'alerts.title.favourites': 'Du nouveau pour vos favoris',
  'alerts.kind.new': 'Nouveau',
  'alerts.kind.price': 'Prix modifié',
  'alerts.kind.back': 'De retour sur le marché',
  'alerts.kind.sold': 'Vendu',
  'alerts.kind.off': 'Plus disponible',
  'alerts.mls': 'Numéro MLS® {mls}',
  'alerts.price': '{price}, auparavant {old}',
  'alerts.month': '{price} par mois',
  'alerts.bedrooms': { one: '{count} chambre', other: '{count} chambres' },
  'alerts.bathrooms': { one: '{count} salle de bain', other: '{count} salles de bain' },
  'alerts.more': '{shown} sur {total}, tout voir',
  'alerts.all': 'Voir la recherche',
  'alerts.all.favourites': 'Les voir ensemble',
  'alerts.reason':
    'Vous recevez ce courriel parce que vous avez demandé à {site} des courriels sur votre recherche enregistrée « {name} ».',
  'alerts.reason.favourites':
    'Vous recevez ce courriel parce que vous avez demandé à {site} des courriels sur vos favoris.',
  'alerts.manage': 'Choisir la fréquence des courriels',
  'alerts.unsubscribe': 'Se désabonner',
};
