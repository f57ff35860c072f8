import { message } from '../messages.ts';
import type { SimilarSolds_QueryFragment } from './similar-solds.generated.ts';
import { SoldCard } from './sold-card.tsx';
import { SoldGate } from './sold-gate.tsx';
import './similar-solds.css';

type SimilarSoldsProps = {
  found: SimilarSolds_QueryFragment['similarSolds'] | null;
  showSoldPrice?: boolean;
};

/** Homes sold near a home, or how to see them; renders nothing without any. */
export function SimilarSolds({ found, showSoldPrice = true }: SimilarSoldsProps) {
  if (!found || (!found.gated && found.solds.length === 0)) return null;

  return (
    <section className="similar-solds">
      <h2>{message('solds.similar')}</h2>
      {found.gated ? (
        <SoldGate />
      ) : (
        <ul className="similar-solds__list">
          {found.solds.map((sold) => (
            <li key={sold.id}>
              <SoldCard sold={sold} showSoldPrice={showSoldPrice} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
