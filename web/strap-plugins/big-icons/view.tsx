import type { ReactNode } from 'react';
import type { IconPart } from '#domain/page/parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { type BigIconsState, ICON_SIZE_PX } from './parts.ts';
import './view.css';

export function BigIconsView({ state, isEditing }: StrapViewProps<BigIconsState>) {
  return (
    <div className="strap-big-icons__body">
      <Heading part={state.title} />
      <ul className="strap-big-icons__list in-columns__list">
        {state.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
          <li key={index}>
            <ItemLink href={isEditing ? '' : item.href}>
              <BigIconView icon={item.icon} />
              <Heading className="strap-big-icons__title" part={item.title} />
              <RichText part={item.text} />
            </ItemLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BigIconView({ icon }: { icon: IconPart | undefined }) {
  if (!icon?.name) return null;

  return (
    <span
      className={icon.style === 'enclosed' ? 'strap-big-icons__icon is-enclosed' : 'strap-big-icons__icon'}
    >
      <Icon name={icon.name} label={icon.label} size={icon.fontSize || ICON_SIZE_PX} />
    </span>
  );
}

function ItemLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <div className="strap-big-icons__item">{children}</div>;

  return (
    <SiteLink className="strap-big-icons__item is-link" href={href}>
      {children}
    </SiteLink>
  );
}
