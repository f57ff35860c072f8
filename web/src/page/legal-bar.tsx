import type { Header } from '#domain/site/website.ts';
import { StrapFrame } from '#web/strap-plugins/kit/frame/strap-frame.tsx';
import type { ListingSourceQuery } from '../data/source.generated.ts';
import { message } from '../messages.ts';
import { LegalLine } from '../templates/footers/legal-line.tsx';
import { footerAsStrap } from './as-strap.ts';
import type { StrapResult } from './page-model.ts';

/** End of a page without footer: listings are never shown without their source's legal text. */
export function LegalBar({ footer, result }: { footer: Header; result: StrapResult | undefined }) {
  const data = result && 'data' in result ? (result.data as Partial<ListingSourceQuery> | null) : null;

  return (
    <StrapFrame strap={{ ...footerAsStrap(footer), name: 'legal-bar' }} as="div">
      <section aria-label={message('footer.legal')}>
        <LegalLine source={data?.source ?? null} />
      </section>
    </StrapFrame>
  );
}
