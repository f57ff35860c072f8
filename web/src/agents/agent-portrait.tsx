import { coverSizes } from '../ui/image-sources.ts';
import { Picture } from '../ui/picture.tsx';
import { initials } from './agent-text.ts';
import './agent-portrait.css';

type AgentPortraitProps = {
  agent: { displayName: string; imageUrl?: string | null };
  /** The `sizes` attribute. */
  sizes: string;
  isEager?: boolean;
};

/** An agent's picture in 4:5, or a small disc with the initials. Decorative: the name is beside it. */
export function AgentPortrait({ agent: { displayName, imageUrl }, sizes, isEager }: AgentPortraitProps) {
  return (
    <span className={`agent-portrait${imageUrl ? '' : ' is-monogram'}`}>
      {imageUrl ? (
        <Picture
          src={imageUrl}
          alt=""
          sizes={coverSizes(sizes, imageUrl, 4 / 5)}
          width={640}
          height={800}
          isEager={isEager}
        />
      ) : (
        <span aria-hidden="true">{initials(displayName)}</span>
      )}
    </span>
  );
}
