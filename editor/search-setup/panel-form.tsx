import { RAW_PANEL_KINDS, type RawFieldSet } from '#domain/search/search-config.ts';
import { request } from '../api/api.ts';
import { ChoiceControl, TextControl } from '../fields/control-field.tsx';
import { AgentOptionsDocument } from '../fields/pickers/agent-options.generated.ts';
import { editorMessage } from '../messages.ts';
import { LinesControl } from '../site/lines-control.tsx';
import { FieldTermsDocument } from './field-terms.generated.ts';
import { FillButton } from './fill-button.tsx';
import { optionLines, readOptionLines } from './option-lines.ts';
import { OptionalNumber } from './optional-number.tsx';
import { ProblemList } from './problem-list.tsx';
import {
  choicesOf,
  fieldSetOf,
  isRawPanel,
  type RawPanel,
  type SetupPanel,
  type WhoPanel,
  withChoices,
  withFieldSet,
  withoutUndefined,
  withPanel,
} from './setup-panels.ts';
import type { SetupTabProps } from './setup-tab-props.ts';
import { SourceFieldControl } from './source-field-control.tsx';

type PanelFormProps = SetupTabProps & { panel: Exclude<SetupPanel, string>; index: number };

/** The settings of a custom filter: its label and field. */
export function PanelForm({ panel, index, ...rest }: PanelFormProps) {
  const { onChange, problems } = rest;
  const rename = (text: string) => {
    const label = text.trim();
    const named = isRawPanel(panel) ? { ...panel, label } : { ...panel, label: label || undefined };
    onChange((now) => withPanel(now, index, withoutUndefined(named)));
  };

  return (
    <>
      <TextControl
        label={editorMessage('searchSetup.field.name')}
        value={panel.label ?? ''}
        onChange={rename}
      />
      {isRawPanel(panel) ? (
        <RawFields panel={panel} index={index} {...rest} />
      ) : (
        <WhoFields panel={panel} {...rest} />
      )}
      <ProblemList problems={problems.map(({ message }) => message)} />
    </>
  );
}

const KINDS = RAW_PANEL_KINDS.map((value) => ({ value, label: editorMessage(`searchSetup.kind.${value}`) }));

function RawFields({ panel, index, setup, onChange }: SetupTabProps & { panel: RawPanel; index: number }) {
  const set: RawFieldSet = fieldSetOf(setup, panel) ?? { field: '' };
  const change = (changed: Partial<RawFieldSet>) =>
    onChange((now) => withFieldSet(now, panel.rawFieldSet, changed));

  return (
    <>
      <ChoiceControl
        label={editorMessage('searchSetup.field.kind')}
        value={panel.kind}
        options={KINDS}
        onChange={(kind) => onChange((now) => withPanel(now, index, { ...panel, kind }))}
      />
      <SourceFieldControl value={set.field} onChange={(field) => change({ field })} />
      {panel.kind === 'raw-range' && <RangeFields set={set} onChange={change} />}
      {panel.kind === 'raw-checkboxes' && (
        <>
          <LinesControl
            label={editorMessage('searchSetup.field.choices')}
            help={editorMessage('searchSetup.field.choices.help')}
            value={optionLines(set.values ?? [])}
            onChange={(text) => change({ values: readOptionLines(text) })}
          />
          <FillButton
            label={editorMessage('searchSetup.fill.source')}
            isDisabled={set.field === ''}
            load={async () =>
              (await request(FieldTermsDocument, { field: set.field })).fieldTerms.map(({ key }) => ({
                value: key,
                label: key,
              }))
            }
            onFill={(values) => change({ values })}
          />
        </>
      )}
    </>
  );
}

type RangeFieldsProps = { set: RawFieldSet; onChange: (change: Partial<RawFieldSet>) => void };

function RangeFields({ set, onChange }: RangeFieldsProps) {
  return (
    <div className="search-setup__pair">
      <OptionalNumber
        label={editorMessage('searchSetup.field.min')}
        value={set.min}
        placeholder="0"
        onChange={(min) => onChange({ min })}
      />
      <OptionalNumber
        label={editorMessage('searchSetup.field.max')}
        value={set.max}
        placeholder="100"
        onChange={(max) => onChange({ max })}
      />
      <OptionalNumber
        label={editorMessage('searchSetup.field.step')}
        value={set.step}
        placeholder="1"
        min={0}
        onChange={(step) => onChange({ step })}
      />
      <TextControl
        label={editorMessage('searchSetup.field.unit')}
        value={set.unit}
        onChange={(unit) => onChange({ unit: unit.trim() || undefined })}
      />
    </div>
  );
}

function WhoFields({ panel: { kind }, setup, onChange }: SetupTabProps & { panel: WhoPanel }) {
  return (
    <>
      <LinesControl
        label={editorMessage('searchSetup.field.choices')}
        help={editorMessage('searchSetup.field.choices.who')}
        value={optionLines(choicesOf(setup, kind))}
        onChange={(text) => onChange((now) => withChoices(now, kind, () => readOptionLines(text)))}
      />
      {kind === 'agent' && (
        <FillButton
          label={editorMessage('searchSetup.fill.team')}
          load={async () =>
            (await request(AgentOptionsDocument, {})).roster.map(({ id, displayName }) => ({
              value: id,
              label: displayName,
            }))
          }
          onFill={(choices) => onChange((now) => withChoices(now, kind, () => choices))}
        />
      )}
    </>
  );
}
