import { type EditorMessageKey, editorMessage } from '../../messages.ts';
import { EditorDialog } from '../../ui/editor-dialog.tsx';
import { ALT, MOD } from '../../ui/key-names.ts';

type Row = readonly [keys: readonly string[], does: EditorMessageKey];

/** The keys of use-strap-keys.ts and of the browser's clipboard. */
const GROUPS: readonly { title: EditorMessageKey; rows: readonly Row[] }[] = [
  {
    title: 'keys.everywhere',
    rows: [
      [[`${MOD} S`], 'keys.save'],
      [[`${MOD} Z`], 'keys.undo'],
      [[`${MOD} Shift Z`, `${MOD} Y`], 'keys.redo'],
    ],
  },
  {
    title: 'keys.onStrap',
    rows: [
      [['↑', '↓'], 'keys.next'],
      [['Home', 'End'], 'keys.ends'],
      [['Tab'], 'keys.tab'],
      [[`${ALT} F10`], 'keys.tools'],
      [['Enter'], 'keys.settings'],
      [[`${ALT} ↑`, `${ALT} ↓`], 'keys.move'],
      [[`${MOD} Enter`], 'keys.insert'],
      [[`${MOD} D`], 'keys.duplicate'],
      [[`${MOD} C`], 'keys.copy'],
      [[`${MOD} V`], 'keys.paste'],
      [['Delete'], 'keys.delete'],
    ],
  },
];

/** A dialog that lists the keyboard shortcuts of the canvas. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <EditorDialog title={editorMessage('keys.title')} size="wide" onClose={onClose}>
      <div className="editor-keys">
        {GROUPS.map(({ title, rows }) => (
          <section key={title}>
            <h3>{editorMessage(title)}</h3>
            <dl>
              {rows.map(([keys, does]) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{editorMessage(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </EditorDialog>
  );
}
