import type { Field } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import { ask } from '#web/src/editor/api.ts';
import { ChoiceControl } from '#web/src/editor/fields/control-field.tsx';
import { AgentChoicesDocument, type AgentChoicesQuery } from './hero-agent.generated.ts';
import { SETUP_AGENT } from './hero-agent.ts';

const OWN = [
  { value: '', label: 'Nobody' },
  { value: SETUP_AGENT, label: 'The agent of this website' },
];

/** One of the team, or whoever the website's settings name. */
export function agentChoiceField(label: string): Field<string> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => <AgentChoice label={label} value={value} onChange={onChange} />,
  };
}

type AgentChoiceProps = { label: string; value: string; onChange: (value: string) => void };

function AgentChoice({ label, value, onChange }: AgentChoiceProps) {
  const [roster, setRoster] = useState<AgentChoicesQuery['roster']>([]);

  useEffect(() => {
    const abort = new AbortController();
    ask(AgentChoicesDocument, {}, abort.signal).then(
      (answer) => setRoster(answer.roster),
      // Without the team the choice is what it was: the chosen agent and the website's own.
      () => {},
    );

    return () => abort.abort();
  }, []);

  const team = roster.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const options = [...OWN, ...team];
  const isUnknown = !options.some((option) => option.value === value);

  return (
    <ChoiceControl
      label={label}
      value={value}
      options={isUnknown ? [...options, { value, label: value }] : options}
      onChange={onChange}
    />
  );
}
