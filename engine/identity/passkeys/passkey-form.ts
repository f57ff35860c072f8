import { escapeHtml } from '#domain/html/escape-html.ts';
import { pageHeadersWith } from '../login/login-frame.ts';
import { PASSKEY_SCRIPT } from './passkey-script.ts';

export const PASSKEY_PAGE_HEADERS = pageHeadersWith({ script: PASSKEY_SCRIPT });

type PasskeyForm = {
  /** A rejected passkey is not offered automatically again: `retry`. */
  kind: 'sign-in' | 'retry' | 'new';
  /** For the browser. */
  options: object;
  /** The form posts to its own page without one. */
  action?: string;
  label: string;
  /** Shown when the browser made or found no passkey. */
  problem: string;
  /** Further fields as markup. */
  fields?: string;
};

/** Hidden until the script has found that the browser supports passkeys. */
export function renderPasskeyForm({
  kind,
  options,
  action,
  label,
  problem,
  fields = '',
}: PasskeyForm): string {
  const target = action ? ` action="${action}"` : '';

  return `<form id="passkey" method="post"${target} hidden data-kind="${kind}" data-options="${escapeHtml(JSON.stringify(options))}">
      ${fields}<input type="hidden" name="passkey">
      <p class="problem" id="passkey-problem" role="alert" hidden>${escapeHtml(problem)}</p>
      <button type="submit"${kind === 'new' ? '' : ' class="quiet"'}>${escapeHtml(label)}</button>
    </form>`;
}
