import { useMemo } from 'react';
import type { Header } from '#domain/site/website.ts';
import { footerAsStrap, headerAsStrap } from '#web/src/page/as-strap.ts';
import { StrapSlot } from '#web/src/page/strap-slot.tsx';
import { SiteProvider, useSite } from '#web/src/site/site-context.tsx';
import { usePreviewResult } from '../../drafts/use-preview-result.ts';
import { editorMessage } from '../../messages.ts';
import { useLoadedTemplate } from './use-loaded-template.ts';
import type { TemplatePlace } from './use-template.ts';
import '../../drafts/strap-preview.css';

type TemplatePreviewProps = { place: TemplatePlace; template: Header };

/** A scaled-down rendering of a header or footer as it was, in today's colours. */
export function TemplatePreview({ place, template }: TemplatePreviewProps) {
  const site = useSite();
  const shown = useMemo(() => ({ ...site, [place]: template }), [site, place, template]);
  const isLoaded = useLoadedTemplate(template.name);
  const strap = place === 'header' ? headerAsStrap(template) : footerAsStrap(template);
  const result = usePreviewResult(isLoaded ? strap : null);
  if (!isLoaded || result === undefined)
    return <p className="strap-preview is-empty">{editorMessage('pages.loading')}</p>;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its frame is scrolled, by keys as well
    <div className="strap-preview is-template" tabIndex={0}>
      <div className="strap-preview__page" inert>
        <SiteProvider site={shown}>
          <StrapSlot as={place} strap={strap} result={result ?? undefined} isFirst={place === 'header'} />
        </SiteProvider>
      </div>
    </div>
  );
}
