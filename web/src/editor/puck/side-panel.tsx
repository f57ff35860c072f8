import { Puck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import { HERO_ID } from '#domain/page/page.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { nameTexts } from './canvas-document.tsx';
import { usePuckState } from './puck-store.ts';
import { SectionList } from './section-list.tsx';

type SidePanelProps = { view: 'settings' | 'sections'; onClose: () => void; onOpenSettings: () => void };

/** To the right of the page: the settings of the chosen strap, or the list of all of them. */
export function SidePanel({ view, onClose, onOpenSettings }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const selected = usePuckState((state) => state.selectedItem);
  const isSettings = view === 'settings' && selected !== null;
  const label = selected ? (loadedStrap(selected.type)?.label ?? selected.type) : '';
  const id = selected?.props.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another strap or view is another panel
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [isSettings]);

  useEffect(() => (body.current ? nameTexts(body.current) : undefined), []);

  return (
    <aside
      className="editor-panel"
      aria-label={isSettings ? editorMessage('panel.label', { label }) : editorMessage('panel.sections')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className="editor-panel__head">
        <h2 ref={heading} tabIndex={-1}>
          {isSettings
            ? id === HERO_ID
              ? editorMessage('panel.hero')
              : label
            : editorMessage('panel.sections')}
        </h2>
        <button
          type="button"
          className="editor-icon-button"
          aria-label={editorMessage('panel.close')}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </header>
      <div className="editor-panel__body" ref={body}>
        {isSettings ? (
          <Puck.Fields key={id} wrapFields={false} />
        ) : (
          <SectionList onOpenSettings={onOpenSettings} />
        )}
      </div>
    </aside>
  );
}
