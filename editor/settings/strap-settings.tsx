import { type ComponentData, Puck } from '@puckeditor/core';
import { useEffect, useId, useState } from 'react';
import { HERO_ID, type Strap } from '#domain/page/page.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { editorMessage } from '../messages.ts';
import { EditedTheme } from '../picker/edited-theme.tsx';
import { useEditor } from '../puck/editor-context.tsx';
import { scrollToStrap } from '../puck/frame/canvas-frame.ts';
import { configOf } from '../puck/straps/strap-item.ts';
import { strapLabel } from '../strap-label.ts';
import { EditorPanel } from '../ui/editor-panel.tsx';
import { TabList, tabId, tabPanelId } from '../ui/tab-list.tsx';
import { ConfigPanels } from './config-panels.tsx';
import { HeroDesigns } from './hero-designs.tsx';
import { type SettingsPlace, type SettingsTab, tabOf, tabsOf } from './settings-outline.ts';
import { useDrawnAlign } from './use-drawn-align.ts';
import { useFocusInside, wantedField } from './use-focus-inside.ts';
import { useSetStrapConfig } from './use-strap-config.ts';
import './strap-settings.css';

type StrapSettingsProps = {
  /** The strap as a Puck item. */
  item: ComponentData;
  /** Where they open; a new object navigates there again. */
  place: SettingsPlace;
  /** Shows the list of all sections instead. */
  onBack: () => void;
  onClose: () => void;
};

/** The settings of a strap, docked beside the page, which stays usable and shows changes immediately. */
export function StrapSettings({ item, place, onBack, onClose }: StrapSettingsProps) {
  const { data } = useEditor();
  const id = useId();
  const strapId: string = item.props.id;
  const isHero = strapId === HERO_ID;
  const tabs = tabsOf({ isHero });
  const [opened, setOpened] = useState({ place, tab: tabOf(place) });
  if (opened.place !== place) setOpened({ place, tab: tabOf(place) });
  const tab: SettingsTab = tabs.includes(opened.tab) ? opened.tab : 'content';
  const [leftHero, setLeftHero] = useState<Strap | null>(null);
  const isKnown = loadedStrap(item.type) !== null;
  const label = strapLabel(item.type);
  const title = useFocusInside({
    place,
    strapId,
    field: wantedField(loadedStrap(item.type)?.parts, place.field),
  });
  const setConfig = useSetStrapConfig(strapId);
  const config = configOf(item.props);
  const drawnAlign = useDrawnAlign(strapId, config.style.textAlign);

  // Opening the panel narrows the page, so the strap is scrolled into view again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another opening
  useEffect(() => scrollToStrap(strapId), [place, strapId]);

  return (
    <EditorPanel
      title={isHero ? editorMessage('settings.title.hero', { label }) : label}
      heading={title}
      label={editorMessage('panel.label', { label })}
      className="strap-settings"
      role="dialog"
      back={{ label: editorMessage('panel.sections.back'), run: onBack }}
      onClose={onClose}
    >
      <EditedTheme />
      <TabList
        id={id}
        label={editorMessage('settings.tabs')}
        tabs={tabs.map((key) => ({ key, label: editorMessage(`settings.tab.${key}`) }))}
        selected={tab}
        onSelect={(chosen) => setOpened({ place, tab: chosen })}
      />
      {/* The next tab begins at its top, not where the one before was scrolled to. */}
      <div
        key={tab}
        className="editor-panel__body"
        role="tabpanel"
        id={tabPanelId(id, tab)}
        aria-labelledby={tabId(id, tab)}
      >
        {tab === 'content' &&
          (isKnown ? (
            <Puck.Fields key={`${item.type} ${strapId}`} wrapFields={false} />
          ) : (
            <p>{editorMessage('settings.unknown')}</p>
          ))}
        {tab === 'design' && <HeroDesigns item={item} left={leftHero} onLeave={setLeftHero} />}
        {tab !== 'content' && tab !== 'design' && (
          <ConfigPanels
            key={`${strapId} ${tab}`}
            tab={tab}
            place={place}
            config={config}
            drawnAlign={drawnAlign}
            theme={data.site.website.theme}
            follows={loadedStrap(item.type)?.follows}
            onChange={setConfig}
          />
        )}
      </div>
    </EditorPanel>
  );
}
