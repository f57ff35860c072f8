import type { Header } from '#domain/site/website.ts';
import { StrapFrame } from '#web/strap-plugins/kit/strap-frame.tsx';
import type { ListingSourceQuery } from '../data/source.generated.ts';
import { message } from '../messages.ts';
import { LegalLine } from '../templates/footers/legal-line.tsx';
import { footerAsStrap } from './as-strap.ts';
import type { StrapAnswer } from './page-model.ts';

/** What a page without footer ends with: listings are shown nowhere without the words of their source. */
export function LegalBar({ footer, answer }: { footer: Header; answer: StrapAnswer | undefined }) {
  const data = answer && 'data' in answer ? (answer.data as Partial<ListingSourceQuery> | null) : null;

  return (
    <StrapFrame strap={{ ...footerAsStrap(footer), name: 'legal-bar' }} as="div">
      <section aria-label={message('footer.legal')}>
        <LegalLine source={data?.source ?? null} />
      </section>
    </StrapFrame>
  );
}
