import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { IconPartView } from '../kit/icon-part-view.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { MaybeLink } from '../kit/maybe-link.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { BuyersResourcesState } from './parts.ts';
import './view.css';

const ICON_SIZE_PX = 28;

export function BuyersResourcesView({ state, isEditing }: StrapViewProps<BuyersResourcesState>) {
  return (
    <div className={`strap-buyers-resources__body is-${state.layout}`}>
      <div className="strap-buyers-resources__intro">
        <Heading part={state.title} />
        <RichText part={state.text} />
        <ImagePartView
          part={state.image}
          sizes={
            state.layout === 'cards'
              ? '(min-width: 80rem) 76rem, 92vw'
              : '(min-width: 72rem) 28rem, (width > 48rem) 40vw, 92vw'
          }
          width={state.layout === 'cards' ? 1600 : 800}
          height={600}
          isEditing={isEditing}
        />
      </div>
      <ul className="strap-buyers-resources__list in-columns__list">
        {state.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
          <li key={index}>
            <MaybeLink className="strap-buyers-resources__item" href={isEditing ? '' : item.href}>
              <IconPartView part={item.icon} size={ICON_SIZE_PX} />
              <div className="strap-buyers-resources__words">
                <Heading part={item.title} />
                <RichText part={item.text} />
              </div>
              {item.href && <Icon className="strap-buyers-resources__arrow" name="arrow-right" />}
            </MaybeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
