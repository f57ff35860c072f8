import { useEffect, useRef } from 'react';
import type { HtmlPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { useScriptNonce } from '#web/src/site/script-nonce.ts';
import { useRunsAgentCode } from '#web/src/site/site-context.tsx';
import { EmptyPart } from './empty-part.tsx';
import { runScripts, withInertScripts, withNonce } from './html-scripts.ts';

/** An agent's markup, stored URI-encoded; `null` for invalid encoding. */
export function decodeHtml(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

type HtmlProps = {
  part: HtmlPart | undefined;
  /** Placeholder of an empty part in the editor. */
  isEditing?: boolean;
  /** The member of the state that the placeholder opens in the settings. */
  opens?: string;
};

/** An html part; invalid encoding shows an error. Its scripts run for visitors, never for agents. */
export function Html({ part, isEditing = false, opens }: HtmlProps) {
  const html = decodeHtml(part?.html ?? '');
  if (html === null) return <p>{message('part.html.invalid')}</p>;
  if (!part || html === '') {
    return isEditing ? (
      <EmptyPart icon="file-pen" opens={opens}>
        {message('part.html.empty')}
      </EmptyPart>
    ) : null;
  }

  return <Markup key={html} html={html} part={part} isEditing={isEditing} />;
}

type MarkupProps = { html: string; part: HtmlPart; isEditing: boolean };

function Markup({ html, part, isEditing }: MarkupProps) {
  const element = useRef<HTMLDivElement>(null);
  const nonce = useScriptNonce();
  const hasScripts = useRunsAgentCode() && !isEditing && !part.disablePostscribe;

  useEffect(() => {
    if (hasScripts && element.current) runScripts(element.current);
  }, [hasScripts]);

  return (
    <div
      ref={element}
      className={part.className || undefined}
      style={{ display: part.display }}
      // A script may have changed the markup, and browsers hide the nonce.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markupOf(html, hasScripts, nonce) }}
    />
  );
}

function markupOf(html: string, hasScripts: boolean, nonce: string | undefined): string {
  if (!hasScripts) return withInertScripts(html);

  return nonce ? withNonce(html, nonce) : html;
}
