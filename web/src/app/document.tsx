import type { ReactNode } from 'react';
import type { RouteData } from '../page/page-model.ts';
import { STATE_ELEMENT_ID } from '../site/state-element.ts';
import { UI_LAYER_ID } from '../ui/ui-portal.tsx';
import { AgentScripts, AgentStyles } from './agent-code.tsx';
import { Head } from './head.tsx';
import { OldBrowserNotice } from './old-browser-notice.tsx';
import { useShell } from './shell.ts';

/** HTML attribute of a style sheet that must not be fetched; missing in React's types. */
const NOT_FETCHED = { disabled: true };

/** The whole document, the same tree on the server and in the browser. */
export function Document({ data: { site, model }, children }: { data: RouteData; children: ReactNode }) {
  const { assets, stateText, isOldBrowser, isMobile } = useShell();
  const { theme, config } = site.website;

  return (
    <html
      lang={site.locale}
      data-market={site.market}
      className={[theme.dark && 'is-dark', isMobile && 'is-mobile'].filter(Boolean).join(' ') || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head head={model.head} site={site} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* Styles are inlined, so the first paint needs no second request; the links stop chunks from fetching them again. */}
        {assets.styles.length > 0 && (
          <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: assets.styleText }} />
        )}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...NOT_FETCHED} />
        ))}
        {/* Re-serialised from parsed values (themeToCss). */}
        <style dangerouslySetInnerHTML={{ __html: site.themeCss }} />
        <AgentStyles />
      </head>
      <body className={config.setup.bodyClasses || undefined}>
        {isOldBrowser && <OldBrowserNotice />}
        {children}
        <div id={UI_LAYER_ID} />
        <script
          id={STATE_ELEMENT_ID}
          type="application/json"
          suppressHydrationWarning
          // JSON with its < escaped (serialiseState)
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
        <AgentScripts />
      </body>
    </html>
  );
}
