import { useSite } from '#web/src/site/site-context.tsx';
import { editorMessage } from '../../messages.ts';
import type { SiteFormProps } from '../template/template-form.tsx';

const OTHERS = ['smallLogoUrl', 'logoDarkUrl'] as const;

/** After the logo was changed: phones, browser tabs and dark headers still have the former one, until a press. */
export function OtherLogos({ parts: { website }, onChange }: SiteFormProps) {
  const saved = useSite().website.config.display;
  const { display } = website.config;
  const isFormer = OTHERS.some((name) => display[name] && display[name] === saved[name]);
  if (!isFormer || !display.logoUrl || display.logoUrl === saved.logoUrl) return null;
  const replaced = { ...display, smallLogoUrl: display.logoUrl, logoDarkUrl: '' };

  return (
    <div className="other-logos" role="status">
      <p className="editor-help">{editorMessage('site.logo.others')}</p>
      <button
        type="button"
        className="editor-button"
        onClick={() => onChange('website', { ...website, config: { ...website.config, display: replaced } })}
      >
        {editorMessage('site.logo.everywhere')}
      </button>
    </div>
  );
}
