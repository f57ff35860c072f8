import { useEffect, useRef } from 'react';
import { useScriptNonce } from '#web/src/site/script-nonce.ts';
import '#web/src/forms/form-view.css';
import { runScripts } from '../kit/html-scripts.ts';

/** The script of the forms host, which puts the form behind itself; it runs where the page was loaded and where it was led to. */
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
      // The form is the script's, and the browser knows no nonce.
      suppressHydrationWarning
      // An address that embedPath encoded: nothing in it ends the attribute.
      dangerouslySetInnerHTML={{
        __html: `<script${nonce ? ` nonce="${nonce}"` : ''} src="${src}"></script>`,
      }}
    />
  );
}
