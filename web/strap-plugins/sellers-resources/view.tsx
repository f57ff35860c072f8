import type { CSSProperties } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { IconPartView } from '../kit/icon-part-view.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { MaybeLink } from '../kit/maybe-link.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { SellersResourcesState } from './parts.ts';
import './view.css';

const ICON_SIZE_PX = 28;
/** Two rows of two rather than three cards and one alone. */
const COLUMNS = [1, 1, 2, 3, 2];
const MOST_COLUMNS = 3;

export function SellersResourcesView({ state, isEditing }: StrapViewProps<SellersResourcesState>) {
  const columns = COLUMNS[state.items.length] ?? MOST_COLUMNS;

  return (
    <div className={`strap-sellers-resources__body is-${state.layout}`}>
      <div className="strap-sellers-resources__intro">
        <Heading part={state.title} />
        <RichText part={state.text} />
        <ButtonList links={state.buttonList} />
      </div>
      <ul
        className="strap-sellers-resources__list in-columns__list"
        style={{ '--columns': columns } as CSSProperties}
      >
        {state.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
          <li key={index}>
            <MaybeLink className="strap-sellers-resources__card" href={isEditing ? '' : item.href}>
              {state.layout === 'cards' && <IconPartView part={item.icon} size={ICON_SIZE_PX} />}
              <Heading part={item.title} />
              <RichText part={item.text} />
              {item.href && <Icon className="strap-sellers-resources__arrow" name="arrow-right" />}
            </MaybeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
