import { useEffect, useRef, useState } from 'react';
import { footerAsStrap, headerAsStrap } from '../../page/as-strap.ts';
import type { StrapAnswer } from '../../page/page-model.ts';
import { StrapSlot } from '../../page/strap-slot.tsx';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { useEditedSite } from './site-editing-context.ts';
import { useLoadedTemplate } from './use-loaded-template.ts';
import type { TemplatePlace } from './use-template.ts';
import './edited-template.css';

type EditedTemplateProps = {
  place: TemplatePlace;
  answer: StrapAnswer | undefined;
  isOpen: boolean;
  onEdit: () => void;
};

/** The header or footer in the canvas as visitors see it; all of it is one button that opens its settings. */
export function EditedTemplate({ place, answer, isOpen, onEdit }: EditedTemplateProps) {
  const { parts } = useEditedSite();
  const wrapper = useRef<HTMLDivElement>(null);
  const template = parts[place];
  const isLoaded = useLoadedTemplate(template.name);
  const box = useBox(wrapper, place);

  return (
    <div ref={wrapper} className={`edited-template${isOpen ? ' is-open' : ''}`}>
      <div inert>
        {isLoaded && (
          <StrapSlot
            as={place}
            strap={place === 'header' ? headerAsStrap(template) : footerAsStrap(template)}
            answer={answer}
            isFirst={place === 'header'}
          />
        )}
      </div>
      <button
        type="button"
        className="edited-template__cover"
        style={box}
        aria-label={editorMessage(`site.edit.${place}`)}
        aria-expanded={isOpen}
        onClick={onEdit}
      >
        <span className="edited-template__name" aria-hidden="true">
          <Icon name="pencil" />
          {editorMessage(`site.edit.${place}`)}
        </span>
      </button>
    </div>
  );
}

type Box = { insetBlockStart: number; blockSize: number };

/** Where the header or footer is drawn: one that lies over the hero takes no room of its own. */
function useBox(wrapper: React.RefObject<HTMLDivElement | null>, place: TemplatePlace): Box {
  const [box, setBox] = useState<Box>({ insetBlockStart: 0, blockSize: 0 });

  useEffect(() => {
    const root = wrapper.current;
    const view = root?.ownerDocument.defaultView;
    if (!root || !view) return;
    let frame = 0;
    const measure = () => {
      const element = root.querySelector(place);
      if (!element) return;
      const { top, height } = element.getBoundingClientRect();
      const next = { insetBlockStart: top - root.getBoundingClientRect().top, blockSize: height };
      setBox((before) =>
        before.insetBlockStart === next.insetBlockStart && before.blockSize === next.blockSize
          ? before
          : next,
      );
    };
    const later = () => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(measure);
    };
    measure();
    const sizes = new ResizeObserver(later);
    const changes = new MutationObserver(() => {
      const element = root.querySelector(place);
      if (element) sizes.observe(element);
      later();
    });
    sizes.observe(root);
    changes.observe(root, { childList: true, subtree: true });
    const element = root.querySelector(place);
    if (element) sizes.observe(element);

    return () => {
      view.cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [wrapper, place]);

  return box;
}
