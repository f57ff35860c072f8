import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { isGridKey, nextInGrid } from './grid-keys.ts';
import type { PickerGroup } from './picker-groups.ts';
import { StrapChoice } from './strap-choice.tsx';

type StrapGridProps = {
  ref: RefObject<HTMLDivElement | null>;
  groups: readonly PickerGroup[];
  /** Group and key, as a recently used strap is in two groups. */
  chosen: string | null;
  onChoose: (chosen: string) => void;
  /** Called by Arrow Up in the first row. */
  onLeave: () => void;
};

/** The straps by group, as radio buttons in rows that all arrow keys move in. */
export function StrapGrid({ ref, groups, chosen, onChoose, onLeave }: StrapGridProps) {
  const moveBetween = (event: KeyboardEvent) => {
    if (!isGridKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = choicesIn(ref.current);
    const at = all.indexOf(event.target as HTMLInputElement);
    if (at < 0) return;
    event.preventDefault();
    const boxes = all.map((choice) => (choice.closest('label') ?? choice).getBoundingClientRect());
    const next = nextInGrid(boxes, at, event.key);
    if (next !== null) focusChoice(all[next]);
    else if (event.key === 'ArrowUp') onLeave();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the choices in it
    <div ref={ref} className="editor-picker__choices" onKeyDown={moveBetween}>
      {groups.map((group) =>
        group.isFolded ? (
          <details key={`${group.key} folded`} className="editor-picker__folded">
            <summary>
              <Icon name="chevron-right" />
              {editorMessage(`picker.set.${group.key}`)}
            </summary>
            <Group {...{ group, chosen, onChoose }} />
          </details>
        ) : (
          <Group key={group.key} {...{ group, chosen, onChoose }} />
        ),
      )}
    </div>
  );
}

type GroupProps = Pick<StrapGridProps, 'chosen' | 'onChoose'> & { group: PickerGroup };

function Group({ group: { key, members, isFolded }, chosen, onChoose }: GroupProps) {
  return (
    <fieldset className="editor-picker__group">
      <legend className={isFolded ? 'visually-hidden' : undefined}>
        {editorMessage(`picker.set.${key}`)}
      </legend>
      {members.map((strap) => (
        <StrapChoice
          key={strap.name}
          strap={strap}
          isChosen={chosen === `${key} ${strap.name}`}
          onChoose={() => onChoose(`${key} ${strap.name}`)}
        />
      ))}
    </fieldset>
  );
}

export function focusFirstChoice(grid: HTMLElement | null): void {
  focusChoice(choicesIn(grid)[0]);
}

function choicesIn(grid: HTMLElement | null): HTMLInputElement[] {
  const all = [...(grid?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];

  return all.filter((choice) => !choice.closest('details:not([open])'));
}

/** Moving to a radio selects it, as with native arrow keys. */
function focusChoice(choice: HTMLInputElement | undefined): void {
  choice?.focus();
  choice?.click();
}
