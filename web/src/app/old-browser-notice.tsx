import { message } from '../messages.ts';
import { useScriptNonce } from '../site/script-nonce.ts';
import { DISMISS_SCRIPT, NOTICE_ID } from './old-browser.ts';

const BROWSERS = [
  { name: 'Firefox', href: 'https://www.mozilla.org/firefox/new/' },
  { name: 'Chrome', href: 'https://www.google.com/chrome/' },
];

/** Suggests current browsers to visitors with an outdated one. Works without modules, and so without the site's other scripts. */
export function OldBrowserNotice() {
  const nonce = useScriptNonce();
  // The browser has it in its document: its text is not in the scripts that every visitor loads.
  if (!import.meta.env.SSR)
    return (
      <aside
        id={NOTICE_ID}
        className={NOTICE_ID}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: document.getElementById(NOTICE_ID)?.innerHTML ?? '' }}
      />
    );

  return (
    <aside
      id={NOTICE_ID}
      className={NOTICE_ID}
      aria-label={message('oldBrowser.label')}
      suppressHydrationWarning
    >
      <p>
        {message('oldBrowser.text')}{' '}
        {BROWSERS.map(({ name, href }, index) => (
          <span key={name}>
            {index > 0 && ` ${message('oldBrowser.or')} `}
            <a href={href} rel="noopener">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
      <button type="button">{message('oldBrowser.dismiss')}</button>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: DISMISS_SCRIPT }} />
    </aside>
  );
}
