import type { Sentences } from '#domain/language/dictionary.ts';

/** Only the server reads these. */
export const EN = {
  title: 'Your privacy',
  text: 'With your consent, {siteName} uses services that measure visits and show you relevant advertising. They store cookies on your device.',
  policy: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  change: 'Privacy choices',
} as const satisfies Sentences;
