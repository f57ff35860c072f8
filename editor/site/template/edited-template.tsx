import { type RefObject, useEffect, useRef, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { footerAsStrap, headerAsStrap } from '#web/src/page/as-strap.ts';
import type { StrapResult } from '#web/src/page/page-model.ts';
import { StrapSlot } from '#web/src/page/strap-slot.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { useMay } from '../../use-may.ts';
import { useEditedSite } from '../site-editing-context.ts';
import { useLoadedTemplate } from './use-loaded-template.ts';
import type { TemplatePlace } from './use-template.ts';
import './edited-template.css';

type EditedTemplateProps = {
  place: TemplatePlace;
  answer: StrapResult | undefined;
  isOpen: boolean;
  onEdit: () => void;
};

/** The header or footer in the canvas, covered by a button that opens its settings. */
export function EditedTemplate({ place, answer: response, isOpen, onEdit }: EditedTemplateProps) {
  const { parts } = useEditedSite();
  const maySite = useMay('site');
  const shown = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const template = parts[place];
  const isLoaded = useLoadedTemplate(template.name);
  const box = useBox({ shown, anchor, place });

  return (
    <>
      <div ref={anchor} className={`edited-template${isOpen ? ' is-open' : ''}`}>
        {maySite && (
          <button
            type="button"
            className="edited-template__cover"
            style={box}
            data-template={place}
            aria-label={editorMessage(`site.edit.${place}`)}
            aria-expanded={isOpen}
            onClick={onEdit}
          >
            <span className="edited-template__name" aria-hidden="true">
              <Icon name="pencil" />
              {editorMessage(`site.edit.${place}`)}
            </span>
          </button>
        )}
      </div>
      {/* A header that lies over the first picture looks for it in the next element. */}
      <div ref={shown} inert>
        {isLoaded && (
          <StrapSlot
            as={place}
            strap={place === 'header' ? headerAsStrap(template) : footerAsStrap(template)}
            result={response}
            isFirst={place === 'header'}
          />
        )}
      </div>
    </>
  );
}

type Box = { insetBlockStart: number; blockSize: number };
type BoxInput = {
  shown: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  place: TemplatePlace;
};

/** The box of the header or footer relative to the preceding anchor, as one that overlays the hero has no layout box. */
function useBox({ shown, anchor, place }: BoxInput): Box {
  const [box, setBox] = useState<Box>({ insetBlockStart: 0, blockSize: 0 });

  useEffect(() => {
    const root = shown.current;
    const view = root?.ownerDocument.defaultView;
    if (!root || !view) return;
    let frame = 0;
    const sizes = new ResizeObserver(() => later());
    const measure = () => {
      const element = root.querySelector(place);
      if (!element || !anchor.current) return;
      sizes.observe(element);
      const { top, height } = element.getBoundingClientRect();
      const next = {
        insetBlockStart: top - anchor.current.getBoundingClientRect().top,
        blockSize: height,
      };
      setBox((before) => (isEqual(before, next) ? before : next));
    };
    const later = () => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(later);
    sizes.observe(root);
    changes.observe(root, { childList: true, subtree: true, attributes: true });
    measure();

    return () => {
      view.cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [shown, anchor, place]);

  return box;
}
