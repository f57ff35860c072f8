import { useEffect, useRef } from 'react';
import { useScriptNonce } from '#web/src/site/script-nonce.ts';
import '#web/src/forms/form-view.css';
import { runScripts } from '../kit/html-scripts.ts';

/** The embed script of the forms host, which inserts the form after itself; it runs on page load and after client-side navigation. */
export function EmbeddedForm({ src }: { src: string }) {
  const element = useRef<HTMLDivElement>(null);
  const nonce = useScriptNonce();
  useEffect(() => {
    if (element.current) runScripts(element.current);
  }, []);

  return (
    <div
      ref={element}
      className="strap-form-embed__form"
      // The script modifies the markup, and browsers hide the nonce.
      suppressHydrationWarning
      // embedPath encodes the URL, so it cannot close the attribute.
      dangerouslySetInnerHTML={{
        __html: `<script${nonce ? ` nonce="${nonce}"` : ''} src="${src}"></script>`,
      }}
    />
  );
}
