import { Icon } from '#web/src/ui/icon.tsx';

type IconButtonProps = {
  icon: string;
  /** Accessible name and tooltip. */
  label: string;
  className?: string;
  isDisabled?: boolean;
  onPress: () => void;
};

/** A button with only an icon. */
export function IconButton({ icon, label, className = '', isDisabled = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`editor-icon-button ${className}`}
      aria-label={label}
      title={label}
      // `disabled` would drop the focus.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
