import { Picture } from '../ui/picture.tsx';
import { initials } from './agent-words.ts';
import './agent-portrait.css';

type AgentPortraitProps = {
  agent: { displayName: string; imageUrl?: string | null };
  /** How wide it stands on the screen, as in the `sizes` attribute. */
  sizes: string;
  isEager?: boolean;
};

/** An agent's picture, four to five; the initials where there is none. Her name stands beside it. */
export function AgentPortrait({ agent: { displayName, imageUrl }, sizes, isEager }: AgentPortraitProps) {
  return (
    <span className="agent-portrait">
      {imageUrl ? (
        <Picture src={imageUrl} alt="" sizes={sizes} width={640} height={800} isEager={isEager} />
      ) : (
        <span aria-hidden="true">{initials(displayName)}</span>
      )}
    </span>
  );
}
