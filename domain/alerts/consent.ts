import { fill } from '../language/fill.ts';
import type { Language } from '../language/language.ts';

/** Another text needs another version. */
export const ALERT_CONSENT_VERSION = '2026-11';

const TEXTS: Record<Language, string> = {
  en: 'I agree that {site} sends me e-mail about listings, as often as I choose here. Every mail has a link to unsubscribe.',
  fr: 'J’accepte que {site} m’envoie des courriels au sujet de propriétés, à la fréquence choisie ici. Chaque courriel contient un lien de désabonnement.',
  es: 'Acepto que {site} me envíe correos sobre propiedades con la frecuencia que elijo aquí. Cada correo tiene un enlace para darse de baja.',
};

/** The consent of somebody who turns on mails about listings. */
export function alertConsentText(language: Language, site: string): string {
  return fill(TEXTS[language], { site }, language);
}
