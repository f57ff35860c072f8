import { request } from '../../api/api.ts';
import { AgentOptionsDocument } from '../../fields/pickers/agent-options.generated.ts';
import { type Option, OptionsControl } from '../../fields/pickers/options-control.tsx';
import { editorMessage } from '../../messages.ts';

type AgentChoiceProps = { label: string; value: string; onChange: (id: string) => void };

/** Selects a team member; by default the first. */
export function AgentChoice({ label, value, onChange }: AgentChoiceProps) {
  return (
    <OptionsControl
      label={label}
      value={value}
      fixed={[{ value: '', label: editorMessage('site.agent.first') }]}
      load={loadAgents}
      onChange={onChange}
    />
  );
}

async function loadAgents(signal?: AbortSignal): Promise<Option[]> {
  const { roster } = await request(AgentOptionsDocument, {}, signal);

  return roster.map(({ id, displayName }) => ({ value: id, label: displayName }));
}
