import { type ComponentType, useEffect, useId, useRef } from 'react';
import type { StrapConfig } from '#domain/page/page.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { FrameSetting } from '#web/strap-plugins/kit/define-strap.ts';
import { editorMessage } from '../messages.ts';
import type { PanelProps } from './panel-props.ts';
import { panelSummary } from './panel-summary.ts';
import { InnerClassesPanel, OuterClassesPanel } from './panels/classes-panel.tsx';
import { ColorsPanel } from './panels/colors-panel.tsx';
import { DividerPanel } from './panels/divider-panel.tsx';
import { EffectsPanel } from './panels/effects-panel.tsx';
import { ImagesPanel } from './panels/images-panel.tsx';
import { OverlayPanel } from './panels/overlay-panel.tsx';
import { ShapesPanel } from './panels/shapes-panel.tsx';
import { SizePanel } from './panels/size-panel.tsx';
import { TextPanel } from './panels/text-panel.tsx';
import { TransitionPanel } from './panels/transition-panel.tsx';
import { VideoPanel } from './panels/video-panel.tsx';
import { VisibilityPanel } from './panels/visibility-panel.tsx';
import { groupsOf, type SettingsPanel, type SettingsPlace, type SettingsTab } from './settings-outline.ts';
import type { DrawnAlign } from './use-drawn-align.ts';
import './config-panels.css';

const PANELS: Record<SettingsPanel, ComponentType<PanelProps>> = {
  colors: ColorsPanel,
  text: TextPanel,
  divider: DividerPanel,
  size: SizePanel,
  shapes: ShapesPanel,
  visibility: VisibilityPanel,
  images: ImagesPanel,
  effects: EffectsPanel,
  transition: TransitionPanel,
  video: VideoPanel,
  overlay: OverlayPanel,
  outer: OuterClassesPanel,
  inner: InnerClassesPanel,
};

/** Rarely used panels, and those for experts, are initially collapsed. */
const CLOSED: readonly SettingsPanel[] = ['effects', 'transition', 'outer', 'inner'];

type ConfigPanelsProps = {
  tab: SettingsTab;
  /** The panel to scroll to; a new object scrolls again. */
  place: SettingsPlace;
  config: StrapConfig;
  theme: Theme;
  /** How the words are aligned, and which alignments the layout follows. */
  drawnAlign?: DrawnAlign | null;
  /** Which settings of shape the strap's design follows; none hides their panel. */
  follows?: readonly FrameSetting[];
  onChange: (config: StrapConfig) => void;
};

/** One tab of the configuration that straps, headers and footers share: groups of collapsible panels. */
export function ConfigPanels({
  tab,
  place,
  config,
  theme,
  drawnAlign = null,
  follows = [],
  onChange,
}: ConfigPanelsProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const palette = completeTheme(theme).straps[config.style.theme];

  useEffect(() => {
    const { group, panel } = place;
    const wanted = panel ? `[data-panel="${panel}"]` : group ? `[data-group="${group}"] details` : null;
    const details = wanted ? root.current?.querySelector<HTMLDetailsElement>(wanted) : null;
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
    details.scrollIntoView({ block: 'nearest' });
  }, [place]);

  return (
    <div ref={root}>
      {groupsOf(tab).map(({ group, panels }) => (
        <section
          key={group}
          className="config-panels__group"
          data-group={group}
          aria-labelledby={`${id}-${group}`}
        >
          <h3 id={`${id}-${group}`}>{editorMessage(`settings.group.${group}`)}</h3>
          {(panels as readonly SettingsPanel[]).map((panel) => {
            const Panel = PANELS[panel];
            if (panel === 'shapes' && follows.length === 0) return null;

            return (
              <details
                key={panel}
                className="config-panels__panel"
                data-panel={panel}
                open={!CLOSED.includes(panel)}
              >
                <summary>
                  <Icon name="chevron-right" />
                  <span className="config-panels__name">{editorMessage(`settings.panel.${panel}`)}</span>
                  <span className="config-panels__summary">{panelSummary(panel, config, drawnAlign)}</span>
                </summary>
                <div className="config-panels__fields">
                  <Panel
                    config={config}
                    palette={palette}
                    drawnAlign={drawnAlign}
                    follows={follows}
                    onChange={onChange}
                  />
                </div>
              </details>
            );
          })}
        </section>
      ))}
    </div>
  );
}
