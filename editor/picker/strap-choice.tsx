import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { editorMessage } from '../messages.ts';
import { spelt } from '../spelling.ts';
import { OptionCard } from '../ui/option-card.tsx';
import { SectionThumbnail } from './section-thumbnail.tsx';

type StrapChoiceProps = { strap: AnyStrap; isChosen: boolean; onChoose: () => void };

/** A strap to choose; a double click inserts it immediately. */
export function StrapChoice({ strap, isChosen, onChoose }: StrapChoiceProps) {
  return (
    <OptionCard
      name="strap"
      value={strap.name}
      className="editor-picker__choice"
      isChosen={isChosen}
      onChoose={onChoose}
      onDoubleClick={(event) => event.currentTarget.closest('form')?.requestSubmit()}
    >
      <SectionThumbnail strap={strap} />
      <span className="editor-picker__label">{spelt(strap.label)}</span>
      <span className="editor-picker__description">{spelt(strap.description)}</span>
    </OptionCard>
  );
}

/** Shown when no strap is found. */
export function NoChoice({ onReset }: { onReset: () => void }) {
  return (
    <div className="editor-picker__nothing">
      <p>{editorMessage('picker.none.help')}</p>
      <button type="button" className="editor-button" onClick={onReset}>
        {editorMessage('picker.none.reset')}
      </button>
    </div>
  );
}
