import { Icon } from '../../ui/icon.tsx';

type RowButtonProps = { icon: string; label: string; isDisabled?: boolean; onPress: () => void };

/** A button of a list's row: an icon with its name. */
export function RowButton({ icon, label, isDisabled = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className="editor-icon-button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
