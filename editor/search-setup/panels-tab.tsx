import { useState } from 'react';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { ControlField } from '../fields/control-field.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { editorMessage } from '../messages.ts';
import { PanelForm } from './panel-form.tsx';
import { panelName } from './panel-name.ts';
import {
  addPanel,
  fieldSetOf,
  isRawPanel,
  type PanelChoice,
  panelChoices,
  panelsOf,
  removePanel,
  type SetupPanel,
} from './setup-panels.ts';
import type { SetupTabProps } from './setup-tab-props.ts';

/** The filters: the product's, those on fields of the source, and those on offices and agents. */
export function PanelsTab({ setup, onChange, problems }: SetupTabProps) {
  const [open, setOpen] = useState<number | null>(null);
  const panels = panelsOf(setup);
  const itemProblems = (index: number) => problems.filter(({ item }) => item === index);

  return (
    <div className="search-setup__tab">
      <p className="editor-help">{editorMessage('searchSetup.filters.help')}</p>
      <AddPanel
        setup={setup}
        onAdd={(choice) => {
          onChange((now) => addPanel(now, choice, editorMessage('searchSetup.new')));
          setOpen(panels.length);
        }}
      />
      <ItemList<SetupPanel>
        label={editorMessage('searchSetup.tab.filters')}
        items={panels}
        nameOf={panelName}
        noteOf={(panel) => noteOf(setup, panel)}
        hasProblem={(index) => itemProblems(index).length > 0}
        fieldsOf={(panel, index) =>
          typeof panel === 'string' ? null : (
            <PanelForm
              panel={panel}
              index={index}
              setup={setup}
              problems={itemProblems(index)}
              onChange={onChange}
            />
          )
        }
        open={open}
        onOpen={setOpen}
        onMove={(moved) => onChange((now) => ({ ...now, panels: moved }))}
        onRemove={(index) => onChange((now) => removePanel(now, index))}
      />
    </div>
  );
}

function noteOf(setup: SearchSetup, panel: SetupPanel): string {
  if (typeof panel === 'string') return editorMessage('searchSetup.note.own');
  if (!isRawPanel(panel)) return editorMessage('searchSetup.note.who');

  const kind = editorMessage(`searchSetup.kind.${panel.kind}`);
  return [kind, fieldSetOf(setup, panel)?.field].filter(Boolean).join(' · ');
}

const NEW_KINDS = ['raw-range', 'raw-text', 'raw-checkboxes'] as const;

/** Adds a filter. */
function AddPanel({ setup, onAdd }: { setup: SearchSetup; onAdd: (choice: PanelChoice) => void }) {
  const { hidden, sets, who } = panelChoices(setup);
  const groups: { label: string; choices: { choice: PanelChoice; label: string }[] }[] = [
    {
      label: editorMessage('searchSetup.add.source'),
      choices: [
        ...NEW_KINDS.map((key) => ({
          choice: { kind: 'new', key } as const,
          label: editorMessage(`searchSetup.kind.${key}`),
        })),
        ...sets.map((key) => ({
          choice: { kind: 'set', key } as const,
          label: editorMessage('searchSetup.add.set', { name: key }),
        })),
      ],
    },
    {
      label: editorMessage('searchSetup.add.own'),
      choices: hidden.map((key) => ({ choice: { kind: 'own', key } as const, label: panelName(key) })),
    },
    {
      label: editorMessage('searchSetup.add.who'),
      choices: who.map((key) => ({ choice: { kind: 'who', key } as const, label: panelName({ kind: key }) })),
    },
  ].filter(({ choices }) => choices.length > 0);
  const all = groups.flatMap(({ choices }) => choices);
  const idOf = ({ kind, key }: PanelChoice) => `${kind} ${key}`;
  const [picked, setPicked] = useState('');
  const chosen = all.find(({ choice }) => idOf(choice) === picked) ?? all[0];

  return (
    <div className="search-setup__add">
      <ControlField label={editorMessage('searchSetup.add')}>
        {({ id }) => (
          <select
            id={id}
            className="editor-input"
            value={chosen && idOf(chosen.choice)}
            onChange={(event) => setPicked(event.target.value)}
          >
            {groups.map(({ label, choices }) => (
              <optgroup key={label} label={label}>
                {choices.map(({ choice, label: name }) => (
                  <option key={idOf(choice)} value={idOf(choice)}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </ControlField>
      <button type="button" className="editor-button" onClick={() => chosen && onAdd(chosen.choice)}>
        <Icon name="plus" />
        {editorMessage('searchSetup.add.button')}
      </button>
    </div>
  );
}
