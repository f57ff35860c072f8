import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const FR: Translation<typeof EN> = {
  'signIn.title': 'Se connecter',
  'signIn.intro.agent': 'Connectez-vous pour modifier {site}.',
  'signIn.intro.customer': 'Connectez-vous à votre compte chez {site}.',
  'signIn.email': 'Adresse courriel',
  'signIn.password': 'Mot de passe',
  'signIn.submit': 'Se connecter',
  'signIn.forgot': 'Mot de passe oublié?',
  'signIn.isNew': 'Nouveau ici?',
  'signIn.signUp': 'S’inscrire',
  'signIn.isAgent': 'Vous travaillez ici?',
  'signIn.agents': 'Se connecter comme courtier',
  'signIn.wrong':
    'L’adresse courriel ou le mot de passe est inexact. Vérifiez les deux, puis essayez de nouveau.',
  'signIn.blocked': 'Trop de tentatives. Attendez 15 minutes, puis essayez de nouveau.',
  'signIn.back': 'Retour au site',
  'signIn.withPasskey': 'Se connecter avec une clé d’accès',
  'signIn.noPasskey':
    'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous avec votre mot de passe.',
  'signIn.passkey':
    'Cette clé d’accès ne permet pas de se connecter ici. Réessayez ou connectez-vous autrement.',
  'signIn.or': 'ou',
  'signIn.with': 'Continuer avec {name}',
  'site.menu': 'Menu',
  'site.privacy': 'Politique de confidentialité',
  'site.disclaimer': 'Avis de non-responsabilité',
  'notice.expired':
    'Cette connexion a expiré ou a été ouverte dans un autre navigateur. Veuillez recommencer.',
  'notice.failed': 'La connexion a échoué. Veuillez recommencer.',
  'notice.broken': 'Un problème est survenu de notre côté. Veuillez recommencer.',
  'notice.busy':
    'Trop de connexions ont été commencées depuis votre réseau. Attendez 15 minutes, puis essayez de nouveau.',
  'notice.unreachable':
    'Le fournisseur choisi ne répond pas. Réessayez plus tard ou connectez-vous autrement.',
  'notice.denied':
    'Vous ne pouvez pas vous connecter à ce compte de cette façon. Connectez-vous comme auparavant.',
  'notice.unverified':
    'Le fournisseur choisi n’a pas confirmé votre adresse courriel. Confirmez-la chez lui ou inscrivez-vous ici avec un mot de passe.',
  'hash.wait': 'Connexion en cours…',
  'hash.noScript':
    'Cette façon de se connecter requiert JavaScript. Activez-le ou connectez-vous avec un mot de passe.',
  'signOut.title': 'Déconnecté',
  'signOut.wait': 'Vous êtes déconnecté de ce site, et la déconnexion chez le fournisseur est en cours.',
  'signOut.continue': 'Continuer',
  'notice.restart': 'Recommencer',
  'reason.title': 'Ce qu’un compte vous offre',
  'reason.keep': 'Gardez des propriétés et des recherches, et retrouvez-les sur tous vos appareils.',
  'reason.alerts': 'Recevez un courriel dès qu’une propriété arrive sur le marché ou change de prix.',
  'reason.details': 'Voyez les détails réservés aux membres.',
  'reason.share': 'Partagez vos favoris, avec des notes, avec une autre personne.',
  'signUp.title': 'S’inscrire',
  'signUp.intro': 'Créez un compte chez {site}.',
  'signUp.name': 'Votre nom',
  'signUp.passwordHint':
    'Au moins {min} caractères. Quelques mots se retiennent plus facilement que des signes.',
  'signUp.submit': 'S’inscrire',
  'signUp.hasAccount': 'Vous avez un compte?',
  'signUp.signIn': 'Se connecter',
  'signUp.rejected':
    'Aucun compte n’a pu être créé avec cette adresse courriel et ce mot de passe. Si vous avez déjà un compte, connectez-vous plutôt.',
  'name.missing': 'Entrez votre nom.',
  'name.long': 'Utilisez au plus {max} caractères pour votre nom.',
  'name.signs': 'Utilisez des lettres pour votre nom, sans < ni >.',
  'email.missing': 'Entrez votre adresse courriel.',
  'email.invalid': 'Entrez une adresse courriel comme nom@example.com.',
  'password.missing': 'Choisissez un mot de passe.',
  'password.short': 'Utilisez au moins {min} caractères.',
  'password.long': 'Utilisez au plus {max} caractères.',
  'password.common':
    'Ce mot de passe est l’un des premiers que d’autres essaieraient. Choisissez-en un autre.',
  'password.personal':
    'Ce mot de passe ne dit guère plus que votre nom ou votre adresse courriel. Ajoutez-y quelque chose.',
  'choose.welcome.title': 'Bienvenue chez {site}',
  'choose.welcome.body': 'Choisissez un mot de passe pour {email}. Vous serez connecté aussitôt.',
  'choose.reset.title': 'Choisissez un nouveau mot de passe',
  'choose.reset.body': 'Pour {email} chez {site}. Vous serez déconnecté de tous les autres navigateurs.',
  'choose.submit': 'Enregistrer et se connecter',
  'choose.expired': 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau à un propriétaire du site.',
};
