import { withNonce } from '#web/strap-plugins/kit/html-scripts.ts';
import { useScriptNonce } from '../site/script-nonce.ts';
import { useRunsAgentCode, useSite } from '../site/site-context.tsx';

/**
 * The code an agent added to the whole site. It is drawn for visitors alone: in a document with an agent's session it
 * could act as that agent. The server draws it with the nonce that lets it run; hydration leaves it as it is.
 */
export function AgentStyles() {
  const { css } = useAgentCode();

  return (
    css && <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: withoutEnd(css, 'style') }} />
  );
}

/** Markup with scripts and styles, and bare JavaScript; at the end of the document. */
export function AgentScripts() {
  const { styles, scripts, javascript } = useAgentCode();
  const nonce = useScriptNonce() ?? '';
  const code = javascript && `<script>${withoutEnd(javascript, 'script')}</script>`;
  const html = [styles, scripts, code].filter(Boolean).join('\n');

  return (
    html && (
      <div
        id="agent-code"
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: withNonce(html, nonce) }}
      />
    )
  );
}

type AgentCode = { css: string; styles: string; scripts: string; javascript: string };

function useAgentCode(): AgentCode {
  const { css = '', styles = '', scripts = '', javascript = '' } = useSite().website.config.setup;

  return useRunsAgentCode()
    ? { css, styles, scripts, javascript }
    : { css: '', styles: '', scripts: '', javascript: '' };
}

/** Code that cannot close the element it stands in. */
function withoutEnd(code: string, element: 'script' | 'style'): string {
  return code.replace(new RegExp(`</(?=${element})`, 'gi'), '<\\/');
}
