import { useEffect, useMemo, useRef } from 'react';
import { themeToCss } from '#domain/theme/theme-css.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { useTimeline } from '../history/timeline-context.tsx';
import { type PartChange, SITE_PARTS, type SitePart, type SiteParts } from '../site-parts.ts';
import { partStep } from './part-step.ts';

/** Header, footer and website while a page is edited. */
export type SiteEditing = {
  /** The site as it would be with the agent's changes. */
  site: SiteModel;
  parts: SiteParts;
  /** Another header, footer or website: a step that can be undone. */
  change: <Part extends SitePart>(part: Part, value: SiteParts[Part]) => void;
};

type Input = {
  site: SiteModel;
  /** Null while nothing is edited. */
  parts: SiteParts | null;
  onChange: (change: PartChange) => void;
};

/** What all pages share, with every change of it taken down among the steps of undo and redo. */
export function useSiteEditing({ site, parts, onChange }: Input): SiteEditing {
  const timeline = useTimeline();
  const { header, footer, website } = parts ?? site;
  const report = useRef(onChange);
  report.current = onChange;
  const current = useRef<SiteParts>({ header, footer, website });
  current.current = { header, footer, website };
  const isEditing = parts !== null;

  useEffect(() => {
    if (!isEditing) return;
    const detach = SITE_PARTS.map((part) =>
      timeline.attach(part, (value) => {
        current.current = { ...current.current, [part]: value };
        // What was taken down for a part is one of its kind.
        report.current({ part, value } as PartChange);
      }),
    );

    return () => {
      for (const leave of detach) leave();
    };
  }, [timeline, isEditing]);

  const change = useMemo<SiteEditing['change']>(
    () => (part, value) => {
      const before = current.current[part];
      current.current = { ...current.current, [part]: value };
      timeline.record(partStep(part, before, value));
      report.current({ part, value } as PartChange);
    },
    [timeline],
  );

  return useMemo(
    () => ({
      site: { ...site, header, footer, website, themeCss: themeToCss(website.theme).css },
      parts: { header, footer, website },
      change,
    }),
    [site, header, footer, website, change],
  );
}
