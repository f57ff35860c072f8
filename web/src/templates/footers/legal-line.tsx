import type { ListingSourceQuery } from '#web/src/data/source.generated.ts';
import { fill } from '#domain/language/fill.ts';
import { message } from '#web/src/messages.ts';
import { legalSlugs } from '#web/src/site/legal-slugs.ts';
import { useSite, useSpaceClock } from '#web/src/site/site-context.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './legal-line.css';

/**
 * The end of every footer: trademarks, the source's copyright, privacy and disclaimer. Not editable. Without text of the
 * source, or if it fails to load, a default shared by all sources is shown.
 */
export function LegalLine({ source }: { source: ListingSourceQuery['source'] | null }) {
  const { website } = useSite();
  const { privacy, disclaimer } = legalSlugs(website);
  const { siteName } = website.config.display;
  const { licence } = website.config.office;
  const year = useSpaceClock().slice(0, 'YYYY'.length);

  return (
    <div className="legal-line">
      <p>{source?.trademarks || message('footer.trademarks')}</p>
      <p className="legal-line__source">{source?.disclaimer || message('footer.listings')}</p>
      {source?.copyright && <p className="legal-line__source">{fill(source.copyright, { year })}</p>}
      <ul className="legal-line__links">
        <li>{message('footer.copyright', { siteName, year })}</li>
        {licence && <li>{licence}</li>}
        <li>
          <SiteLink href={`/${privacy}`}>{message('footer.privacy')}</SiteLink>
        </li>
        <li>
          <SiteLink href={`/${disclaimer}`}>{message('footer.disclaimer')}</SiteLink>
        </li>
      </ul>
    </div>
  );
}
