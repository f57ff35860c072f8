import type { ComponentData } from '@puckeditor/core';
import { type PointerEvent, useRef, useState } from 'react';
import { HERO_ID } from '#domain/page/page.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { editorMessage } from '../messages.ts';
import { nameAmongStraps, strapLabel, titleOfStrap } from '../strap-label.ts';
import { DragHandle, DropLineView } from '../ui/drag-handle.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useRowDrag } from '../ui/use-row-drag.ts';
import { useEditor } from './editor-context.tsx';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { usePuckState } from './puck-store.ts';
import { missingLabels } from './straps/missing-hint.tsx';
import { configOf, toState } from './straps/strap-item.ts';

/** Lists all sections of the page, as a keyboard-accessible alternative to the canvas. */
export function SectionList({ onOpenSettings }: { onOpenSettings: () => void }) {
  const { requestInsert, prepareInsert, requestDelete, commands, clipboard } = useEditor();
  const data = usePuckState((state) => state.appState.data);
  const [hasHelp, setHasHelp] = useState(false);
  const selectedId = usePuckState((state) => state.selectedItem?.props.id);
  const hero = (data.root.props as { hero?: ComponentData[] } | undefined)?.hero ?? [];
  const last: string | null = data.content.at(-1)?.props.id ?? null;
  /** A new section goes below what is selected, else to the end. */
  const selected = data.content.find(({ props }) => props.id === selectedId);
  const below: string | null = selectedId === HERO_ID ? null : (selected?.props.id ?? last);

  const list = useRef<HTMLDivElement>(null);

  const drag = useRowDrag({ list, onDrop: ({ key, above }) => void commands.moveTo(key, above) });
  const open = (id: string) => {
    commands.select(id);
    onOpenSettings();
  };
  /** Moves the focus to the row after the deleted one. */
  const focusRow = (next: string | null) =>
    requestAnimationFrame(() => {
      const row = next === null ? '.editor-list__more' : `[data-strap="${CSS.escape(next)}"]`;
      list.current?.querySelector<HTMLElement>(`${row} button`)?.focus();
    });

  return (
    <div ref={list} className="has-drop-line">
      <DropLineView line={drag.line} />
      <ol className="editor-list">
        <TemplateRow place="header" />
        {[...hero, ...data.content].map((item) => {
          const id: string = item.props.id;

          return (
            <StrapRow
              key={id}
              item={item}
              index={data.content.indexOf(item)}
              count={data.content.length}
              isSelected={id === selectedId}
              onOpen={() => open(id)}
              onDrag={(event) => drag.start(event, id)}
              onDelete={() => requestDelete(id, focusRow)}
            />
          );
        })}
        <TemplateRow place="footer" />
      </ol>
      <div className="editor-list__more">
        <button
          type="button"
          className="editor-button"
          onPointerEnter={prepareInsert}
          onFocus={prepareInsert}
          onClick={() => requestInsert(below)}
        >
          <Icon name="plus" />
          {editorMessage('strap.insert.first')}
        </button>
        <button type="button" className="editor-button" onClick={() => void clipboard.paste(last)}>
          <Icon name="clipboard-paste" />
          {editorMessage('strap.paste.last')}
        </button>
        <button type="button" className="editor-button is-plain" onClick={() => setHasHelp(true)}>
          <Icon name="keyboard" />
          {editorMessage('keys.title')}
        </button>
      </div>
      {hasHelp && <KeysDialog onClose={() => setHasHelp(false)} />}
    </div>
  );
}

type StrapRowProps = {
  item: ComponentData;
  /** Place among the straps; -1 for the hero, which can be neither moved nor deleted here. */
  index: number;
  count: number;
  isSelected: boolean;
  onOpen: () => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  onDelete: () => void;
};

function StrapRow({ item, index, count, isSelected, onOpen, onDrag, onDelete }: StrapRowProps) {
  const { commands } = useEditor();
  const id: string = item.props.id;
  const label = strapLabel(item.type);
  const state = toState(item.props);
  const title = titleOfStrap(state);
  const name = nameAmongStraps({ name: item.type, state });
  const isHidden = configOf(item.props).hidden;
  const missing = missingLabels(loadedStrap(item.type)?.parts ?? {}, state);
  const isShown = !isHidden && missing.length === 0;

  return (
    <li
      className={`editor-list__item${isSelected ? ' is-selected' : ''}${isShown ? '' : ' is-not-shown'}`}
      data-strap={id}
      data-drag={index < 0 ? undefined : id}
    >
      <div className="editor-list__row">
        {index >= 0 && <DragHandle onStart={onDrag} />}
        <button type="button" className="editor-list__name" onClick={onOpen}>
          <span className="editor-list__words">
            <span>{title || label}</span>
            {title && <small>{label}</small>}
            {isHidden ? (
              <NotShown why="hidden" />
            ) : (
              missing.length > 0 && (
                <NotShown why="empty" help={editorMessage('strap.missing', { parts: missing.join(', ') })} />
              )
            )}
          </span>
        </button>
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={editorMessage(isHidden ? 'strap.unhideNamed' : 'strap.hideNamed', { item: name })}
          onPress={() => commands.setHidden(id, !isHidden)}
        />
        {id !== HERO_ID && (
          <>
            <IconButton
              icon="arrow-up"
              label={editorMessage('field.list.up', { item: name })}
              isDisabled={index === 0}
              onPress={() => commands.move(id, 'up')}
            />
            <IconButton
              icon="arrow-down"
              label={editorMessage('field.list.down', { item: name })}
              isDisabled={index === count - 1}
              onPress={() => commands.move(id, 'down')}
            />
            <IconButton
              icon="trash-2"
              label={editorMessage('field.list.remove', { item: name })}
              onPress={onDelete}
            />
          </>
        )}
      </div>
    </li>
  );
}

/** The remark on a section that visitors do not see. */
function NotShown({ why, help }: { why: 'hidden' | 'empty'; help?: string }) {
  return (
    <small className="editor-list__remark" title={help}>
      {editorMessage(`strap.notShown.${why}`)}
    </small>
  );
}

/** Header or footer, which cannot be moved and has separate settings. */
function TemplateRow({ place }: { place: 'header' | 'footer' }) {
  const { sitePanel, openSitePanel } = useEditor();

  return (
    <li className={`editor-list__item${sitePanel === place ? ' is-selected' : ''}`}>
      <div className="editor-list__row">
        <button type="button" className="editor-list__name" onClick={() => openSitePanel(place)}>
          <span>{editorMessage(`site.panel.${place}`)}</span>
        </button>
      </div>
    </li>
  );
}
