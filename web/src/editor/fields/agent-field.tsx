import type { Field } from '@puckeditor/core';
import { ask } from '../api.ts';
import { AgentOptionsDocument } from './agent-options.generated.ts';
import { type Option, OptionsControl } from './options-control.tsx';

/** One of the team; `none` names the choice that leaves it to the page or the website, stored as `noneValue`. */
export function agentField<Stored extends string | null>(
  label: string,
  { none, noneValue }: { none: string; noneValue: Stored },
): Field<Stored | string> {
  const fixed = [{ value: noneValue ?? '', label: none }];

  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <OptionsControl
        label={label}
        value={value ?? ''}
        fixed={fixed}
        load={loadAgents}
        onChange={(chosen) => onChange(chosen === (noneValue ?? '') ? noneValue : chosen)}
      />
    ),
  };
}

async function loadAgents(signal: AbortSignal): Promise<Option[]> {
  const { roster } = await ask(AgentOptionsDocument, {}, signal);

  return roster.map(({ id, displayName }) => ({ value: id, label: displayName }));
}
