import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import './filters.css';

/** Terms set by the agent: the visitor sees that there are some and can remove them. */
export function AgentSetChip({ onRemove }: { onRemove: () => void }) {
  return (
    <button
      type="button"
      className="filter__agent-set"
      aria-label={message('search.filter.agentSet.remove')}
      onClick={onRemove}
    >
      {message('search.filter.agentSet')}
      <Icon name="x" />
    </button>
  );
}
