import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const FR = {
  title: 'Votre vie privée',
  text: 'Avec votre consentement, {siteName} utilise des services qui mesurent les visites et vous présentent de la publicité pertinente. Ils enregistrent des témoins sur votre appareil.',
  policy: 'Politique de confidentialité',
  accept: 'Accepter',
  decline: 'Refuser',
  change: 'Choix de confidentialité',
} as const satisfies Translation<typeof EN>;
