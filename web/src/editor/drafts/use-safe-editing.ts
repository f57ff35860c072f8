import { useEffect, useRef, useState } from 'react';
import type { EventFromLogic } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { SiteModel } from '../../page/site-model.ts';
import type { editingMachine } from '../editing.machine.ts';
import type { SavedPage } from '../editing-context.ts';
import { useEditing } from '../use-editing.ts';
import { forgetLocalCopy, type LocalCopy, readLocalCopy } from './local-copy.ts';
import { findDraft, findVersion, type StoredDraft } from './store-draft.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';

/** Editing does not wait longer than this for the draft. */
const DRAFT_PATIENCE_MS = 4000;

type EditingEvent = EventFromLogic<typeof editingMachine>;
export type SafeEditing = ReturnType<typeof useSafeEditing>;

/** Editing with everything that keeps changes from being lost: the draft in the store and the copy on this device. */
export function useSafeEditing(site: SiteModel, model: PageModel) {
  const spaceId = site.space.id;
  const keeping = useDraftKeeping(spaceId);
  const [snapshot, dispatch] = useEditing(site, model, keeping.hold);
  const [isOpening, setIsOpening] = useState(false);
  const [continued, setContinued] = useState<StoredDraft | null>(null);
  const [copy, setCopy] = useState<LocalCopy | null>(null);
  const { snapshot: live, draft, baseline, aside, saves, generation, open } = snapshot.context;
  const state = String(snapshot.value);
  const kept = keeping.snapshot;

  const start = async (from: SavedPage) => {
    setIsOpening(true);
    setContinued(null);
    dispatch({ type: 'start' });
    const found = await withPatience(findDraft(from)).catch(() => null);
    const { slug } = from.page;
    if (found && !isEqual(found.page, from.page)) {
      dispatch({ type: 'draft.continue', page: found.page, base: found.base });
      setContinued(found);
    }
    keeping.send({
      type: 'begin',
      slug,
      page: found?.page ?? from.page,
      baseRevision: found?.base?.revision ?? from.revision,
      revision: found?.revision ?? null,
      savedAt: found?.savedAt ?? null,
    });
    const local = readLocalCopy({ spaceId, slug });
    const isKnown = local && [found?.page, from.page].some((page) => isEqual(page, local.page));
    if (isKnown) forgetLocalCopy({ spaceId, slug });
    setCopy(isKnown ? null : local);
    setIsOpening(false);
  };

  const isDiscarding = useRef(false);
  const discard = async () => {
    setContinued(null);
    isDiscarding.current = true;
    await keeping.hold();
    isDiscarding.current = false;
    keeping.send({ type: 'discard' });
  };

  const send = (event: EditingEvent) => {
    if (event.type === 'start' && open) return void start(open);
    if (event.type === 'page.change') keeping.send(event);
    if (event.type === 'undo') void discard();
    if (event.type === 'finish') void (aside || kept.context.revision === null ? end() : discard());
    dispatch(event);
  };
  const end = () => keeping.send({ type: 'end' });

  // The draft begins anew with what is live: after Undo Changes, and when a newer version came in.
  useEffect(() => {
    if (state !== 'clean' || isOpening || !live) return;
    const isOther = !kept.matches('discarding') && kept.context.baseRevision !== live.revision;
    if (!kept.matches('off') && !(isOther && kept.matches('idle'))) return;
    const revision = kept.matches('off') ? null : kept.context.revision;
    const from = { slug: live.page.slug, page: live.page, baseRevision: live.revision };
    keeping.send({ type: 'begin', ...from, revision, savedAt: null });
  });

  // A save that came to its end lets the draft go on, from the page that is live now when it went through.
  const published = useRef(saves);
  useEffect(() => {
    if (isDiscarding.current || !kept.matches('held') || (state !== 'clean' && state !== 'dirty')) return;
    if (draft) keeping.send({ type: 'page.change', page: draft });
    if (published.current !== saves && live && baseline) {
      const { page, revision } = live;
      keeping.send({ type: 'live.saved', slug: page.slug, page: baseline, revision });
      setContinued(null);
    }
    published.current = saves;
    keeping.send({ type: 'release' });
  });

  // A page that was put in the canvas' place is a change like any other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the generation says when
  useEffect(() => {
    if (state === 'dirty' && draft && !isOpening) keeping.send({ type: 'page.change', page: draft });
  }, [generation]);

  return {
    snapshot,
    send,
    keeping,
    /** The draft is being asked for: the canvas waits for it. */
    isOpening,
    /** The draft that was there when editing started. */
    continued,
    /** Changes of an earlier visit that are on this device only. */
    copy,
    takeCopy: async () => {
      if (!copy || !live) return;
      const { baseRevision, page } = copy;
      const base =
        baseRevision === live.revision
          ? live
          : await findVersion(live.page.slug, baseRevision).catch(() => null);
      setCopy(null);
      if (snapshot.matches('clean')) dispatch({ type: 'draft.continue', page, base });
      else dispatch({ type: 'draft.replace', page });
      keeping.send({ type: 'page.change', page });
    },
    dropCopy: () => {
      if (live) forgetLocalCopy({ spaceId, slug: live.page.slug });
      setCopy(null);
    },
    /** The copy stays where it is, and is offered the next time. */
    postponeCopy: () => setCopy(null),
    /** Ends editing and leaves the changes in the draft; false when the draft cannot be saved now. */
    leave: async (): Promise<boolean> => {
      if (!(await keeping.flush())) return false;
      end();
      dispatch({ type: 'draft.leave' });
      return true;
    },
    /** The editor broke: the page comes back, the draft stays as it was kept. */
    giveUp: () => {
      end();
      dispatch({ type: 'give.up' });
    },
  };
}

function withPatience<T>(promise: Promise<T>): Promise<T | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), DRAFT_PATIENCE_MS));

  return Promise.race([promise, timeout]);
}
