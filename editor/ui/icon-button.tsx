import { Icon } from '#web/src/ui/icon.tsx';

type IconButtonProps = {
  icon: string;
  /** What it does; shown where the pointer rests. */
  label: string;
  className?: string;
  isDisabled?: boolean;
  onPress: () => void;
};

/** A button that is an icon alone. */
export function IconButton({ icon, label, className = '', isDisabled = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`editor-icon-button ${className}`}
      aria-label={label}
      title={label}
      // The focus stays with a button that has done all it can.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
