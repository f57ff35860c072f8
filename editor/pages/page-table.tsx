import { type PointerEvent, useEffect, useRef } from 'react';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import type { NavItem } from '#domain/site/website.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { EDIT_HASH } from '../ui/dialog-hashes.ts';
import { DragHandle, DropLineView } from '../ui/drag-handle.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useRowDrag } from '../ui/use-row-drag.ts';
import { menuEntry } from './menu-entry.ts';
import { pathOf } from './path-of.ts';
import type { ListedPage } from './use-page-list.ts';

type PageActions = {
  /** Edits the displayed page; others are opened first. */
  onEdit: () => void;
  onMenu: (page: ListedPage, isIn: boolean) => void;
  onDetails: (page: ListedPage) => void;
  onDuplicate: (page: ListedPage) => void;
  onDelete: (page: ListedPage) => void;
};
type PageTableProps = PageActions & {
  pages: readonly ListedPage[];
  currentSlug: string;
  /** The navigation of the header; null if it may not be changed, or is not loaded. */
  nav: readonly NavItem[] | null;
  onMove: (page: ListedPage, by: number) => void;
};

/** The pages in order, each with its state, its place in the menu, and what can be done with it. */
export function PageTable({ pages, currentSlug, nav, onMove, ...actions }: PageTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef<{ slug: string; by: -1 | 1 } | null>(null);
  // The focus moves with the page.
  useEffect(() => {
    if (!moved.current) return;
    const { slug, by } = moved.current;
    moved.current = null;
    table.current
      ?.querySelector<HTMLElement>(`[data-move="${by}"][data-slug="${CSS.escape(slug)}"] button`)
      ?.focus();
  });
  const drag = useRowDrag({
    list: table,
    onDrop: ({ key, above }) => {
      const from = pages.findIndex(({ slug }) => slug === key);
      const page = pages[from];
      if (page && above !== from) onMove(page, above - from);
    },
  });
  const move = (page: ListedPage, by: -1 | 1) => {
    moved.current = { slug: page.slug, by };
    onMove(page, by);
  };

  return (
    <div className="editor-pages__frame has-drop-line">
      <DropLineView line={drag.line} />
      <table ref={table} className="editor-pages">
        <thead>
          <tr>
            <th scope="col">{editorMessage('pages.column.page')}</th>
            <th scope="col">{editorMessage('pages.column.url')}</th>
            <th scope="col">{editorMessage('pages.column.state')}</th>
            <th scope="col">{editorMessage('pages.column.menu')}</th>
            <th scope="col">
              <span className="visually-hidden">{editorMessage('pages.column.tools')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page, index) => (
            <PageRow
              key={page.slug}
              page={page}
              isFirst={index === 0}
              isLast={index === pages.length - 1}
              isCurrent={page.slug === currentSlug}
              nav={nav}
              onMove={(by) => move(page, by)}
              onDrag={(event) => drag.start(event, page.slug)}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PageRowProps = PageActions &
  Pick<PageTableProps, 'nav'> & {
    page: ListedPage;
    isFirst: boolean;
    isLast: boolean;
    isCurrent: boolean;
    onMove: (by: -1 | 1) => void;
    onDrag: (event: PointerEvent<HTMLElement>) => void;
  };

function PageRow({
  page,
  isFirst,
  isLast,
  isCurrent,
  nav,
  onMove,
  onDrag,
  onMenu,
  ...actions
}: PageRowProps) {
  const path = pathOf(page.slug);
  const name = nameOf(page);
  const entry = nav && menuEntry(nav, path);

  return (
    <tr data-drag={page.slug}>
      <td>
        <span className="editor-pages__name">
          <DragHandle onStart={onDrag} />
          <a
            href={`${path}${EDIT_HASH}`}
            title={editorMessage('pages.edit')}
            onClick={(event) => {
              if (!isCurrent) return;
              event.preventDefault();
              actions.onEdit();
            }}
          >
            {name}
          </a>
        </span>
      </td>
      <td>
        <a href={path} aria-current={isCurrent ? 'page' : undefined}>
          {path}
        </a>
      </td>
      <td>{stateOf(page)}</td>
      <td>
        <label className="editor-pages__menu" data-label={editorMessage('pages.column.menu')}>
          <input
            type="checkbox"
            checked={entry !== null}
            disabled={nav === null || entry === 'group'}
            title={entry === 'group' ? editorMessage('pages.menu.group') : undefined}
            onChange={({ target }) => onMenu(page, target.checked)}
          />
          <span className="visually-hidden">{editorMessage('pages.menu.of', { name })}</span>
        </label>
      </td>
      <td>
        <div className="editor-pages__tools">
          {([-1, 1] as const).map((by) => (
            <span key={by} data-move={by} data-slug={page.slug}>
              <IconButton
                icon={by < 0 ? 'arrow-up' : 'arrow-down'}
                label={editorMessage(by < 0 ? 'field.list.up' : 'field.list.down', { item: name })}
                isDisabled={by < 0 ? isFirst : isLast}
                onPress={() => onMove(by)}
              />
            </span>
          ))}
          <IconButton
            icon="file-pen"
            label={editorMessage('pages.rename', { name })}
            onPress={() => actions.onDetails(page)}
          />
          <IconButton
            icon="copy"
            label={editorMessage('pages.duplicate.of', { name })}
            onPress={() => actions.onDuplicate(page)}
          />
          {page.slug !== HOME_PAGE_ID && !isCurrent && (
            <IconButton
              icon="trash-2"
              label={editorMessage('pages.delete', { slug: page.slug })}
              onPress={() => actions.onDelete(page)}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

export function nameOf({ name, title, slug }: ListedPage): string {
  return name || title || slug;
}

function stateOf({ published, draftSavedAt, publishAt, unpublishAt }: ListedPage): string {
  return [
    editorMessage(published ? 'state.live' : 'state.draft'),
    draftSavedAt && editorMessage('pages.state.draft', { when: fullMoment(draftSavedAt) }),
    publishAt && editorMessage('pages.state.publishAt', { when: fullMoment(publishAt) }),
    unpublishAt && editorMessage('pages.state.unpublishAt', { when: fullMoment(unpublishAt) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
