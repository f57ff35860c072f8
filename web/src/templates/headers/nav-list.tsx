import type { FocusEvent, KeyboardEvent } from 'react';
import type { NavItem } from '#domain/site/website.ts';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './nav-list.css';

type NavListProps = {
  items: readonly NavItem[];
  /** Allows one open group at a time. */
  name: string;
  /** Entries from the fifth on are also in a group "More"; CSS shows one or the other. */
  hasMore?: boolean;
};

/** Navigation links; entries with subpages are groups. */
export function NavList({ items, name, hasMore }: NavListProps) {
  const isSplit = hasMore && items.length > 5;

  return (
    <ul className="nav-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and may be equal.
        <li key={index} className={isSplit && index > 3 ? 'nav-list__rest' : undefined}>
          {item.dropdown?.length ? (
            <NavGroup label={item.label} pages={pagesOf(item)} name={name} />
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
      {isSplit && (
        <li className="nav-list__more">
          <NavGroup label={message('header.more')} pages={items.slice(4).flatMap(pagesOf)} name={name} />
        </li>
      )}
    </ul>
  );
}

/** An entry and its subpages, each once. */
function pagesOf(item: NavItem): readonly NavItem[] {
  const { href, dropdown = [] } = item;

  return !href || dropdown.some((page) => page.href === href) ? dropdown : [item, ...dropdown];
}

function NavLink({ item }: { item: NavItem }) {
  return (
    <SiteLink className="nav-list__link" href={item.href} linkOut={item.linkOut}>
      {item.label}
    </SiteLink>
  );
}

/** A details element works without JavaScript; with it, Escape and leaving close the group. */
function NavGroup({ label, pages, name }: { label: string; pages: readonly NavItem[]; name: string }) {
  return (
    <details className="nav-list__group" name={name} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className="nav-list__link">
        {label}
        <Icon name="chevron-down" size="1rem" />
      </summary>
      <ul className="nav-list__pages" onClick={closeGroup} onKeyDown={() => {}}>
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no id here and may be equal.
          <li key={index}>
            <NavLink item={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** In a drawer the group stays open: closing it would move the link below away from the finger that presses it. */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  const isPressed = !relatedTarget && currentTarget.matches(':active');
  const stays = currentTarget.contains(relatedTarget) || isPressed || currentTarget.closest('[popover]');
  if (!stays) currentTarget.open = false;
}

function closeGroup(event: { currentTarget: HTMLElement }): void {
  const group = event.currentTarget.closest('details');
  if (group) group.open = false;
}
