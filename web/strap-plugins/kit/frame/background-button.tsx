import { Icon } from '#web/src/ui/icon.tsx';
import type { IconName } from '#web/src/ui/icon-names.ts';

type BackgroundButtonProps = { icon: IconName; label: string; onPress: () => void };

/** Previous, next or pause of a moving background; also works in the editor. */
export function BackgroundButton({ icon, label, onPress }: BackgroundButtonProps) {
  return (
    <button
      type="button"
      className="round-button strap__control"
      aria-label={label}
      data-puck-overlay-portal
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
