import { useRef, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Page } from '#domain/page/page.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { SiteParts } from '../../editing/site-parts.ts';
import { editorMessage } from '../../messages.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { useLeaveInnerForm } from '../../ui/inner-form.tsx';
import { PanelDialog } from '../../ui/panel-dialog.tsx';
import { may } from '../../use-may.ts';
import type { PendingTrial } from './javascript-control.tsx';
import {
  SECTION_RIGHTS,
  SETTINGS_SECTIONS,
  SAVES_ITSELF,
  SettingsSection,
  type SettingsSectionName,
} from './settings-section.tsx';
import type { SiteObject } from './site-objects.ts';
import { firstProblem } from './website-problems.ts';
import '../../puck/canvas.css';
import '../../settings/strap-settings.css';
import '../site-form.css';
import './website-settings-dialog.css';

export type WebsiteSettingsProps = {
  parts: SiteParts;
  page: Page | null;
  viewerUid: string | null;
  /** Whether saving applies the settings to the edited document instead of publishing them. */
  isEditing: boolean;
  /** Saves or applies; resolves to an error message, or null. */
  onSave: (parts: SiteParts) => Promise<string | null>;
  /** Applies an imported object immediately; false if it belongs into this dialog's draft. */
  onApply: (object: SiteObject) => boolean;
  onClose: () => void;
};

/** Website Settings, in sections. */
export function WebsiteSettingsDialog(props: WebsiteSettingsProps) {
  const { page, viewerUid, isEditing, onSave, onApply, onClose } = props;
  const { viewer } = useSite();
  const sections = SETTINGS_SECTIONS.filter((name) => may(viewer, SECTION_RIGHTS[name]));
  const [section, setSection] = useState<SettingsSectionName>(sections[0] ?? 'team');
  const [draft, setDraft] = useState(props.parts);
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // A ref, as a field may commit on blur just before saving.
  const latest = useRef(draft);
  const trial = useRef<PendingTrial>(Promise.resolve(true));
  const isChanged = !isEqual(draft, props.parts);

  const change = <Part extends keyof SiteParts>(part: Part, value: SiteParts[Part]) => {
    latest.current = { ...latest.current, [part]: value };
    setDraft(latest.current);
    setProblem(null);
    setNotice(null);
  };
  const save = async () => {
    setIsBusy(true);
    const failure = (await trial.current)
      ? (firstProblem(latest.current.website) ?? (await onSave(latest.current)))
      : editorMessage('site.field.javascript.invalid');
    setIsBusy(false);
    setProblem(failure);
  };
  const apply = (object: SiteObject) => {
    if (onApply(object)) return;
    if (object.name !== 'page') change(object.name, object.value as never);
    setNotice(editorMessage('tools.filled'));
  };

  return (
    <PanelDialog
      title={editorMessage('site.settings')}
      className="site-settings"
      isChanged={isChanged}
      problem={problem}
      notice={notice}
      buttons={(leave) =>
        may(viewer, 'site') && (isChanged || !SAVES_ITSELF.has(section)) ? (
          <DialogButtons
            action={editorMessage(isEditing ? 'site.settings.apply' : 'site.settings.save')}
            isSave
            isBusy={isBusy}
            onAct={() => void save()}
            cancel={editorMessage(isChanged ? 'dialog.cancel' : 'dialog.close')}
            onCancel={leave}
          />
        ) : (
          <button type="button" className="editor-button" onClick={leave}>
            {editorMessage('dialog.close')}
          </button>
        )
      }
      onClose={onClose}
    >
      <SectionList sections={sections} chosen={section} onChoose={setSection} />
      <section
        className="panel-dialog__panel"
        aria-label={editorMessage(`site.section.${section}`)}
        key={section}
      >
        <SettingsSection
          name={section}
          parts={draft}
          onChange={change}
          page={page}
          viewerUid={viewerUid}
          onTrial={(pending) => {
            trial.current = pending;
          }}
          onApply={apply}
        />
      </section>
    </PanelDialog>
  );
}

type SectionListProps = {
  sections: readonly SettingsSectionName[];
  chosen: SettingsSectionName;
  onChoose: (name: SettingsSectionName) => void;
};

function SectionList({ sections, chosen, onChoose }: SectionListProps) {
  const leave = useLeaveInnerForm();

  return (
    <nav className="site-settings__sections" aria-label={editorMessage('site.settings.sections')}>
      {sections.map((name) => (
        <button
          key={name}
          type="button"
          className="site-settings__section"
          aria-current={name === chosen ? 'true' : undefined}
          onClick={() => leave(() => onChoose(name))}
        >
          {editorMessage(`site.section.${name}`)}
        </button>
      ))}
    </nav>
  );
}
