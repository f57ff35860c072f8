import { useSyncExternalStore } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { useDocumentStore } from '../editing/document-store.ts';
import { editorMessage } from '../messages.ts';
import { MOD } from '../ui/key-names.ts';

/** Undo and redo of single steps, as opposed to Undo Changes. */
export function HistoryButtons({ onUndo, onRedo }: { onUndo: () => void; onRedo: () => void }) {
  const store = useDocumentStore();
  const history = useSyncExternalStore(store.subscribe, store.history);

  return (
    <>
      <StepButton
        icon="undo-2"
        name={editorMessage('toolbar.stepBack')}
        step={history?.past.at(-1)?.label}
        keys={`${MOD}+Z`}
        onPress={onUndo}
      />
      <StepButton
        icon="redo-2"
        name={editorMessage('toolbar.stepForward')}
        step={history?.future.at(-1)?.label}
        keys={`${MOD}+Shift+Z`}
        onPress={onRedo}
      />
    </>
  );
}

type StepButtonProps = {
  icon: string;
  name: string;
  /** Label of the step; the button is disabled without one. */
  step: string | undefined;
  keys: string;
  onPress: () => void;
};

function StepButton({ icon, name, step, keys, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="editor-icon-button"
      aria-label={name}
      title={step ? `${name} (${keys})\n${step}` : `${name} (${keys})`}
      // `disabled` would drop the focus.
      aria-disabled={step === undefined}
      onClick={() => step !== undefined && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
