import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const FR: Translation<typeof EN> = {
  'account.back': 'Retour au site',
  'account.signIn': 'Se connecter',
  'verify.title': 'Confirmez votre adresse courriel',
  'verify.body': '{email} est-elle votre adresse pour {site}?',
  'verify.submit': 'Confirmer',
  'verify.done.title': 'Votre adresse courriel est confirmée',
  'verify.done': '{site} sait maintenant que {email} vous parvient.',
  'verify.expired': 'Ce lien a expiré ou a déjà été utilisé.',
  'verify.taken': 'Un autre compte utilise maintenant cette adresse.',
  'verify.resend': 'Envoyer un nouveau lien',
  'verify.signIn': 'Connectez-vous pour recevoir un nouveau lien.',
  'verify.sent.title': 'Consultez votre boîte de réception',
  'verify.sent': 'Un nouveau lien est en route vers {email}. Les liens précédents ne fonctionnent plus.',
  'verify.tooMany':
    'Plusieurs liens ont déjà été envoyés. Consultez votre boîte de réception, ou réessayez dans une heure.',
  'verify.isVerified': 'Votre adresse {email} est déjà confirmée.',
};
