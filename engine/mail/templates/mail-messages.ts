import { fill, type Params } from '#domain/language/fill.ts';
import type { Language } from '#domain/language/language.ts';

const EN = {
  'test.subject': 'Test mail of {site}',
  'test.title': 'E-mail works',
  'test.body': 'This is a test. Mails of {site} look like this and reach this address.',
  'test.action': 'Open the site',
  'test.reason': 'You receive this mail because you asked for a test in Website Settings of {site}.',
} as const;

export type MailMessageKey = keyof typeof EN;

const FR: Record<MailMessageKey, string> = {
  'test.subject': 'Courriel d’essai de {site}',
  'test.title': 'L’envoi de courriels fonctionne',
  'test.body':
    'Ceci est un essai. Les courriels de {site} ont cette présentation et arrivent à cette adresse.',
  'test.action': 'Ouvrir le site',
  'test.reason':
    'Vous recevez ce courriel parce que vous avez demandé un essai dans les paramètres du site {site}.',
};

const ES: Record<MailMessageKey, string> = {
  'test.subject': 'Correo de prueba de {site}',
  'test.title': 'El correo electrónico funciona',
  'test.body': 'Esto es una prueba. Los correos de {site} tienen este aspecto y llegan a esta dirección.',
  'test.action': 'Abrir el sitio',
  'test.reason': 'Recibe este correo porque pidió una prueba en la configuración del sitio {site}.',
};

export const MAIL_MESSAGES: Record<Language, Record<MailMessageKey, string>> = { en: EN, fr: FR, es: ES };

/** A sentence of a mail in the language of its site, with its `{placeholders}` filled in. */
export function mailMessage(language: Language, key: MailMessageKey, params: Params = {}): string {
  return fill(MAIL_MESSAGES[language][key], params);
}
