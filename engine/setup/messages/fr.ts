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
  area: 'Ville ou secteur',
  'area.hint': 'Affiché près des recherches, par exemple Halifax, NS. Peut rester vide.',
  timeZone: 'Fuseau horaire',
  currency: 'Monnaie',
  language: 'Langue du site',
  ownerName: 'Votre nom',
  email: 'Adresse courriel',
  password: 'Mot de passe',
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
