import type { IconPart } from '#domain/page/parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import './icon-part-view.css';

type IconPartViewProps = {
  part: IconPart | undefined /** Default size in pixels. */;
  size: number;
};

/** An icon part, optionally on a circle. */
export function IconPartView({ part, size }: IconPartViewProps) {
  if (!part?.name) return null;

  return (
    <span className={part.style === 'enclosed' ? 'icon-part is-enclosed' : 'icon-part'}>
      <Icon name={part.name} label={part.label} size={part.fontSize || size} />
    </span>
  );
}
