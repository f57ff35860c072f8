import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const FR: Translation<typeof EN> = {
  'waiting.title': 'Ce site est en préparation',
  'waiting.body': 'Il n’y a encore rien à voir ici. Revenez un peu plus tard.',
  'waiting.owner':
    'C’est votre serveur ? Le lien pour le configurer se trouve dans le journal du processus. Chaque démarrage en écrit un nouveau.',
  title: 'Configurer votre site',
  intro:
    'Ceci crée le premier site de ce serveur, avec ses premières pages et votre compte. Tout peut être changé plus tard.',
  problems: 'Certaines réponses sont à revoir.',
  'part.site': 'Votre site',
  'part.account': 'Votre compte',
  siteName: 'Nom de l’agence ou de l’équipe',
  host: 'Nom d’hôte',
  'host.hint': 'Le nom que les visiteurs tapent, par exemple www.example.com. Il doit mener à ce serveur.',
  alsoHere: 'Que le site réponde aussi à {host}, où vous êtes en ce moment',
  country: 'Pays',
  'country.none': 'Choisissez un pays',
  area: 'Ville ou secteur',
  'area.hint': 'Affiché près des recherches, par exemple Halifax, NS. Peut rester vide.',
  timeZone: 'Fuseau horaire',
  currency: 'Monnaie',
  units: 'Unités de superficie',
  'units.sqft': 'Pieds carrés',
  'units.m2': 'Mètres carrés',
  usual: 'Selon le pays',
  'usual.timeZone': 'Celui du pays, si unique',
  language: 'Langue du site',
  ownerName: 'Votre nom',
  email: 'Adresse courriel',
  password: 'Mot de passe',
  signInBy: 'Comment vous vous connectez',
  'signInBy.password': 'Avec un mot de passe',
  'signInBy.passkey': 'Avec une clé d’accès : l’empreinte, le visage ou le code de cet appareil',
  'passkey.hint':
    'Créer le site la demande à votre appareil. Elle vous connecte à {host} ; pour d’autres noms du site, ajoutez-en une dans Website Settings, Your Account.',
  'passkey.made': 'Votre appareil a créé la clé d’accès pour {host}. Créer le site l’utilise.',
  'passkey.notMade': 'Votre appareil n’a créé aucune clé d’accès. Réessayez ou choisissez un mot de passe.',
  'passkey.failed':
    'La clé d’accès n’a pas pu être utilisée. Appuyez de nouveau sur Créer le site ou choisissez un mot de passe.',
  'passkey.elsewhere':
    'Une clé d’accès ne vous connecte que là où elle a été créée, à {host}. Laissez le site y répondre aussi ou choisissez un mot de passe.',
  submit: 'Créer le site',
  'siteName.missing': 'Entrez le nom de l’agence ou de l’équipe.',
  'siteName.long': 'Utilisez au plus {max} caractères pour le nom.',
  'siteName.signs': 'Utilisez un nom sans < > { ni }.',
  'host.missing': 'Entrez le nom d’hôte du site.',
  'host.invalid': 'Entrez un nom d’hôte comme www.example.com.',
  'host.taken': 'Ce nom d’hôte appartient à un autre site de ce serveur.',
  'choice.invalid': 'Choisissez dans la liste.',
  'timeZone.invalid': 'Choisissez un fuseau horaire du pays.',
  'area.long': 'Utilisez au plus {max} caractères.',
  'area.signs': 'Utilisez un nom sans < ni >.',
  'expired.title': 'Ce lien ne fonctionne pas',
  'expired.body':
    'Il a expiré, a déjà servi ou n’est pas complet. Redémarrez le processus pour en trouver un nouveau dans son journal.',
  'done.title': 'Votre site est prêt',
  'done.body':
    'Il répond à {host} dès que ce nom mène à ce serveur. Connectez-vous là-bas comme agent pour le modifier.',
  'done.action': 'Se connecter à {host}',
};
