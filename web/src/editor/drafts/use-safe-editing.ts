import { useEffect, useMemo, useRef, useState } from 'react';
import type { EventFromLogic } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { SiteModel } from '../../site/site-model.ts';
import type { editingMachine } from '../editing.machine.ts';
import { present, type SavedPage } from '../editing-context.ts';
import { draftsOf, type PartDrafts, type SitePart } from '../site-parts.ts';
import { useEditing } from '../use-editing.ts';
import { type DeviceCopy, dropCopies, readCopies } from './device-copy.ts';
import { restoreParts } from './restore-parts.ts';
import { findDraft, findVersion, type StoredDraft } from './store-draft.ts';
import { findSiteDrafts } from './store-site-drafts.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';

/** Editing does not wait longer than this for the drafts. */
const DRAFT_PATIENCE_MS = 4000;

type EditingEvent = EventFromLogic<typeof editingMachine>;
export type SafeEditing = ReturnType<typeof useSafeEditing>;
/** What was there when editing started: the page's draft, and the parts of the site with changes that were not saved. */
export type Continued = { page: StoredDraft | null; parts: SitePart[] };

/** Editing with everything that keeps changes from being lost: the drafts in the store and the copy on this device. */
export function useSafeEditing(site: SiteModel, model: PageModel) {
  const spaceId = site.space.id;
  const keeping = useDraftKeeping(spaceId);
  const [snapshot, dispatch, actor] = useEditing(site, model, keeping);
  const [isOpening, setIsOpening] = useState(false);
  const [continued, setContinued] = useState<Continued | null>(null);
  const [copy, setCopy] = useState<DeviceCopy | null>(null);
  const { snapshot: live, draft, baseline, aside, saves, savedRevision, generation, open } = snapshot.context;
  const state = String(snapshot.value);
  const kept = keeping.snapshot;

  /** Puts drafts of what all pages share over what is there; answers the parts they changed. */
  const continueParts = (drafts: PartDrafts): SitePart[] => {
    const { parts, site } = actor.getSnapshot().context;
    if (!parts || !site) return [];
    const restored = restoreParts(drafts, { parts, site });
    if (restored.restored.length > 0)
      dispatch({ type: 'parts.continue', parts: restored.parts, site: restored.site });

    return restored.restored;
  };

  const start = async (from: SavedPage) => {
    setIsOpening(true);
    setContinued(null);
    dispatch({ type: 'start' });
    const [found, shared] = await Promise.all([
      withPatience(findDraft(from)).catch(() => null),
      withPatience(findSiteDrafts()).catch(() => null),
    ]);
    const { slug } = from.page;
    const page = found && !isEqual(found.page, from.page) ? found : null;
    if (page) dispatch({ type: 'draft.continue', page: page.page, base: page.base });
    const parts = shared ? continueParts(shared.drafts) : [];
    if (page || parts.length > 0) setContinued({ page, parts });

    const { context } = actor.getSnapshot();
    keeping.send({
      type: 'begin',
      slug,
      page: found?.page ?? from.page,
      baseRevision: found?.base?.revision ?? from.revision,
      revision: found?.revision ?? null,
      savedAt: found?.savedAt ?? shared?.savedAt ?? null,
      parts: {
        wanted: draftsOf(context.parts, context.site),
        kept: shared?.drafts ?? {},
        revisions: shared?.revisions ?? {},
      },
    });
    setCopy(readCopies({ spaceId, slug }, { pages: [found?.page, from.page], ...context }));
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
  const hasDrafts = kept.context.revision !== null || Object.keys(kept.context.partRevisions).length > 0;

  const send = (event: EditingEvent) => {
    if (event.type === 'start' && open) return void start(open);
    if (event.type === 'page.change') keeping.send(event);
    if (event.type === 'undo') void discard();
    if (event.type === 'finish') void (aside || !hasDrafts ? end() : discard());
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

  // What all pages share is kept as it differs from what is saved, wherever the change came from.
  const { parts, site: saved } = snapshot.context;
  const drafts = useMemo(() => draftsOf(parts, saved), [parts, saved]);
  useEffect(() => {
    if ((state === 'clean' || state === 'dirty') && !isOpening)
      keeping.send({ type: 'parts.change', parts: drafts });
  }, [state, isOpening, drafts, keeping.send]);

  // A save that came to its end lets the draft go on, from the page that is live now when it went through.
  const published = useRef({ saves, savedRevision });
  useEffect(() => {
    if (isDiscarding.current || !kept.matches('held') || (state !== 'clean' && state !== 'dirty')) return;
    if (draft) keeping.send({ type: 'page.change', page: draft });
    if (published.current.savedRevision !== savedRevision && live && baseline) {
      const { page, revision } = live;
      keeping.send({ type: 'live.saved', slug: page.slug, page: baseline, revision });
    }
    if (published.current.saves !== saves) setContinued(null);
    published.current = { saves, savedRevision };
    keeping.send({ type: 'release' });
  });

  // A page that was put in the canvas' place is a change like any other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the generation says when
  useEffect(() => {
    if (state === 'dirty' && draft && !isOpening) keeping.send({ type: 'page.change', page: draft });
  }, [generation]);

  /** Goes on with a page that this device kept. */
  const continuePage = async ({ page, baseRevision }: NonNullable<DeviceCopy['page']>) => {
    const { page: now, revision } = present(live);
    const base =
      baseRevision === revision ? live : await findVersion(now.slug, baseRevision).catch(() => null);
    if (actor.getSnapshot().matches('clean')) dispatch({ type: 'draft.continue', page, base });
    else dispatch({ type: 'draft.replace', page });
    keeping.send({ type: 'page.change', page });
  };

  return {
    snapshot,
    /** As it is at the moment, which may be ahead of what is drawn. */
    current: () => actor.getSnapshot().context,
    send,
    keeping,
    /** The drafts are being asked for: the canvas waits for them. */
    isOpening,
    continued,
    /** Changes of an earlier visit that are on this device only. */
    copy,
    takeCopy: async () => {
      if (!copy || !live) return;
      setCopy(null);
      if (copy.page) await continuePage(copy.page);
      if (copy.site) continueParts(copy.site.parts);
    },
    dropCopy: () => {
      if (live) dropCopies({ spaceId, slug: live.page.slug });
      setCopy(null);
    },
    /** The copy stays where it is, and is offered the next time. */
    postponeCopy: () => setCopy(null),
    /** Ends editing and leaves the changes in the drafts; false when they cannot be saved now. */
    leave: async (): Promise<boolean> => {
      if (!(await keeping.flush())) return false;
      end();
      dispatch({ type: 'draft.leave' });
      return true;
    },
    /** The editor broke: the page comes back, the drafts stay as they were kept. */
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
