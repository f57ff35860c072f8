import { lazy, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { templateButton } from '../puck/frame/canvas-frame.ts';
import { useFocusBack } from '../puck/keys/use-focus-back.ts';
import { EditorPanel } from '../ui/editor-panel.tsx';
import { OpeningDialog } from '../ui/opening-dialog.tsx';
import { useEditedSite } from './site-editing-context.ts';
import { TemplateForm } from './template/template-form.tsx';
import { ThemeForm } from './theme/theme-form.tsx';
import './site-form.css';

export const SITE_PANELS = ['header', 'footer', 'theme'] as const;
export type SitePanelName = (typeof SITE_PANELS)[number];

const VersionsDialog = lazy(() =>
  import('../publishing/versions-dialog.tsx').then((module) => ({ default: module.VersionsDialog })),
);

type SitePanelProps = { name: SitePanelName; onClose: () => void };

/** The panel of the header, the footer or the theme, with a live preview on the page. */
export function SitePanel({ name, onClose }: SitePanelProps) {
  const { parts, change } = useEditedSite();
  const [hasVersions, setHasVersions] = useState(false);
  const closeVersions = () => setHasVersions(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = editorMessage(`site.panel.${name}`);

  useFocusBack(() => templateButton(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another panel
  useEffect(() => heading.current?.focus({ preventScroll: true }), [name]);

  return (
    <EditorPanel
      title={title}
      heading={heading}
      label={editorMessage('site.panel.label', { name: title })}
      className="site-panel"
      onClose={onClose}
    >
      <div className="editor-panel__body site-form" key={name}>
        {name === 'theme' ? (
          <ThemeForm parts={parts} onChange={change} />
        ) : (
          <TemplateForm place={name} parts={parts} onChange={change} />
        )}
        <button type="button" className="editor-button" onClick={() => setHasVersions(true)}>
          <Icon name="clock" />
          {editorMessage('theme.versions')}
        </button>
      </div>
      {hasVersions && (
        <OpeningDialog title={editorMessage('versions.title')} size="large" onClose={closeVersions}>
          <VersionsDialog slug={null} initial={name} isEditing onClose={closeVersions} />
        </OpeningDialog>
      )}
    </EditorPanel>
  );
}
