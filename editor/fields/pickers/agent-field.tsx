import type { Field } from '@puckeditor/core';
import { SETUP_AGENT } from '#domain/site/setup-agent.ts';
import { request } from '../../api.ts';
import { editorMessage } from '../../messages.ts';
import { AgentOptionsDocument } from './agent-options.generated.ts';
import { type Option, OptionsControl } from './options-control.tsx';

/** A team member, or the default agent; where the URL of the page may determine the agent, that choice is stored as null. `none` is the label of the empty choice. */
export function agentField<Stored extends string | null>(
  label: string,
  { isNullable, none }: { isNullable: boolean; none?: string | undefined },
): Field<Stored> {
  const ofSetup = { value: SETUP_AGENT, label: editorMessage('field.agent.ofWebsite') };
  const nobody = none === undefined ? [] : [{ value: '', label: none }];
  const fixed = isNullable
    ? [{ value: '', label: editorMessage('field.agent.ofPage') }]
    : [...nobody, ofSetup];

  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <OptionsControl
        label={label}
        value={value ?? ''}
        fixed={fixed}
        load={loadAgents}
        onChange={(chosen) => onChange((isNullable && chosen === '' ? null : chosen) as Stored)}
      />
    ),
  };
}

async function loadAgents(signal: AbortSignal): Promise<Option[]> {
  const { roster } = await request(AgentOptionsDocument, {}, signal);

  return roster.map(({ id, displayName }) => ({ value: id, label: displayName }));
}
