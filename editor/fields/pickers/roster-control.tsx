import { lazy, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { ControlGroup } from '../control-field.tsx';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';

const RosterDialog = lazy(async () => ({
  default: (await import('../../media/roster-dialog.tsx')).RosterDialog,
}));

type RosterControlProps = {
  label: string;
  value: readonly string[] | undefined;
  onChange: (value: string[]) => void;
};

/** The team members that a strap shows, selected in a dialog. */
export function RosterControl({ label, value = [], onChange }: RosterControlProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <ControlGroup label={label}>
      <p className="editor-help">
        {value.length === 0
          ? editorMessage('roster.all')
          : editorMessage(value.length === 1 ? 'roster.count.one' : 'roster.count', { count: value.length })}
      </p>
      <button type="button" className="editor-button" onClick={() => setIsOpen(true)}>
        <Icon name="users" />
        {editorMessage('roster.edit')}
      </button>
      {isOpen && (
        <OpeningDialog title={editorMessage('roster.title')} onClose={() => setIsOpen(false)}>
          <RosterDialog
            value={value}
            onChange={(ids) => {
              setIsOpen(false);
              onChange(ids);
            }}
            onClose={() => setIsOpen(false)}
          />
        </OpeningDialog>
      )}
    </ControlGroup>
  );
}
