import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { editorMessage } from '../messages.ts';
import { type StrapTopic, topicsOf } from './strap-topics.ts';

type TopicButtonsProps = {
  straps: readonly AnyStrap[];
  /** Null: all straps. */
  topic: StrapTopic | null;
  onChoose: (topic: StrapTopic | null) => void;
};

/** Narrows the picker to the straps about one thing. */
export function TopicButtons({ straps, topic, onChoose }: TopicButtonsProps) {
  return (
    <fieldset className="editor-picker__topics">
      <legend className="visually-hidden">{editorMessage('picker.topics')}</legend>
      {[null, ...topicsOf(straps)].map((one) => (
        <button
          key={one}
          type="button"
          className="editor-picker__topic"
          aria-pressed={one === topic}
          onClick={() => onChoose(one)}
        >
          {editorMessage(`picker.topic.${one ?? 'all'}`)}
        </button>
      ))}
    </fieldset>
  );
}
