import type { CSSProperties } from 'react';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { LinkList } from '../kit/link-list.tsx';
import type { ColumnedLinksState } from './parts.ts';
import './view.css';

const MOST_COLUMNS = 4;

export function ColumnedLinksView({ state }: StrapViewProps<ColumnedLinksState>) {
  const columns = Math.min(MOST_COLUMNS, Math.max(2, state.columns.length));

  return (
    <div className="strap-columned-links__body">
      <Heading part={state.title} />
      <div
        className={`strap-columned-links__columns in-columns__list is-${state.layout}`}
        style={{ '--columns': columns } as CSSProperties}
      >
        {state.columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and two may be alike.
          <div key={index} className="strap-columned-links__column">
            <Heading part={column.title} />
            <LinkList className="is-column" links={column.links} />
          </div>
        ))}
      </div>
    </div>
  );
}
