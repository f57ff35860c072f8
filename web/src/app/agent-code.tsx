import { withNonce } from '#web/strap-plugins/kit/html-scripts.ts';
import { useScriptNonce } from '../site/script-nonce.ts';
import { useRunsAgentCode, useSite } from '../site/site-context.tsx';

/**
 * Custom code an agent added to the whole site. Rendered for visitors only: in a document with an agent's session it
 * could act as that agent. The server adds the CSP nonce; hydration leaves the markup as it is.
 */
export function AgentStyles() {
  const { css } = useAgentCode();

  return (
    css && <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: escapeEndTag(css, 'style') }} />
  );
}

/** Markup with scripts and styles, and plain JavaScript, at the end of the document. */
export function AgentScripts() {
  const { styles, scripts, javascript } = useAgentCode();
  const nonce = useScriptNonce() ?? '';
  const code = javascript && `<script>${escapeEndTag(javascript, 'script')}</script>`;
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

/** Escapes end tags so that the code cannot close its own element. */
function escapeEndTag(code: string, element: 'script' | 'style'): string {
  return code.replace(new RegExp(`</(?=${element})`, 'gi'), '<\\/');
}
