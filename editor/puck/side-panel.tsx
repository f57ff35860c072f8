import { useEffect, useRef } from 'react';
import { editorMessage } from '../messages.ts';
import type { SettingsPlace } from '../settings/settings-outline.ts';
import { StrapSettings } from '../settings/strap-settings.tsx';
import { EditorPanel } from '../ui/editor-panel.tsx';
import { useFocusBack } from './keys/use-focus-back.ts';
import { usePuckState } from './puck-store.ts';
import { SectionList } from './section-list.tsx';

type SidePanelProps = {
  view: 'settings' | 'sections';
  /** Where the settings open; a new object navigates there again. */
  place: SettingsPlace;
  onClose: () => void;
  onOpenSettings: () => void;
  onOpenSections: () => void;
};

/** The panel beside the page: the settings of the selected strap, or the section list. */
export function SidePanel({ view, place, onClose, onOpenSettings, onOpenSections }: SidePanelProps) {
  const selected = usePuckState((state) => state.selectedItem);

  return view === 'settings' && selected ? (
    <StrapSettings item={selected} place={place} onBack={onOpenSections} onClose={onClose} />
  ) : (
    <SectionPanel onClose={onClose} onOpenSettings={onOpenSettings} />
  );
}

function SectionPanel({ onClose, onOpenSettings }: Pick<SidePanelProps, 'onClose' | 'onOpenSettings'>) {
  const heading = useRef<HTMLHeadingElement>(null);

  useFocusBack();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <EditorPanel title={editorMessage('panel.sections')} heading={heading} onClose={onClose}>
      <div className="editor-panel__body">
        <SectionList onOpenSettings={onOpenSettings} />
      </div>
    </EditorPanel>
  );
}
