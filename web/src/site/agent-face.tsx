import { Picture } from '../ui/picture.tsx';
import './agent-face.css';

type AgentFaceProps = { agent: { displayName: string; imageUrl?: string | null } };

/** The portrait of an agent, else the initials; decorative, since the name stands beside it. */
export function AgentFace({ agent: { displayName, imageUrl } }: AgentFaceProps) {
  if (!imageUrl) {
    return (
      <span className="agent-face is-initials" aria-hidden="true">
        {initials(displayName)}
      </span>
    );
  }

  return <Picture className="agent-face" src={imageUrl} alt="" sizes="4rem" width={128} height={128} />;
}

/** Initials of first and last name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);

  return [...new Set([words[0], words.at(-1)])].map((word) => word?.[0] ?? '').join('');
}
