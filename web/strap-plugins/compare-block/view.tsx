import type { CSSProperties } from 'react';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { EmptySearchesQuery } from '../kit/empty-searches.generated.ts';
import { withHomes } from '../kit/empty-searches.ts';
import { Heading } from '../kit/heading.tsx';
import { IconPartView } from '../kit/icon-part-view.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { CompareBlockState } from './parts.ts';
import './view.css';

const ICON_SIZE_PX = 32;

export function CompareBlockView({
  state,
  data,
  isEditing,
}: StrapViewProps<CompareBlockState, EmptySearchesQuery>) {
  return (
    <div className={`strap-compare-block__body is-${state.layout}`}>
      <Heading part={state.title} />
      <ul
        className="strap-compare-block__blocks in-columns__list"
        style={{ '--count': state.items.length } as CSSProperties}
      >
        {state.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
          <li key={index} className={`strap-compare-block__block${item.isMarked ? ' is-marked' : ''}`}>
            <IconPartView part={item.icon} size={ICON_SIZE_PX} />
            <Heading part={item.title} />
            <RichText part={item.text} />
            <ButtonList links={withHomes(item.buttonList, data, isEditing)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
