import { useId, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { PanelDialog } from '../ui/panel-dialog.tsx';
import { TabList, tabId, tabPanelId } from '../ui/tab-list.tsx';
import { JsonTab } from './json-tab.tsx';
import { PanelsTab } from './panels-tab.tsx';
import { PreparedTab } from './prepared-tab.tsx';
import { ResultsTab } from './results-tab.tsx';
import { type SetupTab, setupProblems } from './setup-problem.ts';
import { UnreadJson } from './unread-json.tsx';
import { useSetupDraft } from './use-setup-draft.ts';
import '../puck/canvas.css';
import './search-setup-dialog.css';

const TABS = ['filters', 'prepared', 'results', 'json'] as const;
const FORMS = { filters: PanelsTab, prepared: PreparedTab, results: ResultsTab } as const;

type SearchSetupDialogProps = {
  value: SearchSetup | undefined;
  /** Undefined resets the search to the product's defaults. */
  onChange: (setup: SearchSetup | undefined) => void;
  onClose: () => void;
};

/** The dialog of the search setup: filters, preconfigured searches, results, and JSON. */
export function SearchSetupDialog({ value, onChange, onClose }: SearchSetupDialogProps) {
  const id = useId();
  const [tab, setTab] = useState<SetupTab | 'json'>('filters');
  const [rejection, setRejection] = useState<string | null>(null);
  const setup = useSetupDraft(value);
  const isChanged = setup.isUnread || !isEqual(setup.draft, value ?? {});
  const problems = setup.isUnread ? [] : setupProblems(setup.draft);
  const commit = (kept: SearchSetup | undefined) => {
    onChange(kept);
    onClose();
  };

  const use = () => {
    const finished = setup.finish();
    if (finished.ok) return commit(finished.value);
    const [first] = setupProblems(setup.draft);
    const [problem] = finished.problems;
    const path = [problem?.field, problem?.message].filter(Boolean).join(': ');
    setRejection(setup.isUnread || !first ? path : first.message);
  };
  const Form = tab === 'json' ? null : FORMS[tab];

  return (
    <PanelDialog
      title={editorMessage('site.field.search')}
      className="search-setup"
      isChanged={isChanged}
      problem={rejection}
      buttons={(leave) => (
        <>
          {value && (
            <button
              type="button"
              className="editor-button search-setup__none"
              onClick={() => commit(undefined)}
            >
              {editorMessage('site.field.search.none')}
            </button>
          )}
          <DialogButtons action={editorMessage('searchSetup.use')} onAct={use} onCancel={leave} />
        </>
      )}
      onClose={onClose}
    >
      <TabList
        id={id}
        label={editorMessage('site.field.search')}
        tabs={TABS.map((key) => ({ key, label: editorMessage(`searchSetup.tab.${key}`) }))}
        selected={tab}
        onSelect={(next) => {
          if (!setup.isUnread) setup.discardText();
          setTab(next);
          setRejection(null);
        }}
      />
      <div
        role="tabpanel"
        id={tabPanelId(id, tab)}
        aria-labelledby={tabId(id, tab)}
        className="panel-dialog__panel"
        key={tab}
      >
        {!Form && (
          <JsonTab
            text={setup.text}
            problems={setup.problems}
            onType={(text) => {
              setup.type(text);
              setRejection(null);
            }}
          />
        )}
        {Form && setup.isUnread && <UnreadJson onMend={() => setTab('json')} onGiveUp={setup.discardText} />}
        {Form && !setup.isUnread && (
          <Form
            setup={setup.draft}
            problems={problems.filter((problem) => problem.tab === tab)}
            onChange={(change) => {
              setup.change(change);
              setRejection(null);
            }}
          />
        )}
      </div>
    </PanelDialog>
  );
}
