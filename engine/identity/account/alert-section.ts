import { ALERT_FREQUENCIES, type AlertFrequency } from '#domain/alerts/frequency.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { ACCOUNT_PATHS, type PageProps } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

export type AlertChoices = {
  favourites: AlertFrequency;
  searches: readonly { id: string; name: string; frequency: AlertFrequency }[];
  consent: { version: string; text: string };
};

/** The field of a saved search, or of the favourites. */
export const FAVOURITES_FIELD = 'favourites';
export const searchField = (id: string) => `search-${id}`;

/** How often a customer is mailed about each saved search and the favourites. */
export function renderAlertSection(
  { language }: PageProps,
  { formKey, isEmailVerified }: { formKey: string; isEmailVerified: boolean },
  { favourites, searches, consent }: AlertChoices,
): string {
  const translate = accountMessages(language);
  const field = (name: string, label: string, chosen: AlertFrequency) => `
        <div class="field">
          <label for="${escapeHtml(name)}">${escapeHtml(label)}</label>
          <select id="${escapeHtml(name)}" name="${escapeHtml(name)}">
            ${ALERT_FREQUENCIES.map(
              (frequency) =>
                `<option value="${frequency}"${frequency === chosen ? ' selected' : ''}>${translate(`alerts.${frequency}`)}</option>`,
            ).join('')}
          </select>
        </div>`;

  return `<section id="alerts" aria-labelledby="alerts-title">
      <h2 id="alerts-title">${translate('alerts.title')}</h2>
      <p>${translate('alerts.body')}</p>
      ${isEmailVerified ? '' : `<p>${translate('alerts.unverified')}</p>`}
      <form method="post" action="${ACCOUNT_PATHS.alerts}">
        <input type="hidden" name="key" value="${formKey}">
        <input type="hidden" name="version" value="${escapeHtml(consent.version)}">
        ${field(FAVOURITES_FIELD, translate('alerts.favourites'), favourites)}
        ${searches.map(({ id, name, frequency }) => field(searchField(id), name, frequency)).join('')}
        <p class="consent">${escapeHtml(consent.text)}</p>
        <button type="submit">${translate('alerts.submit')}</button>
      </form>
    </section>`;
}
