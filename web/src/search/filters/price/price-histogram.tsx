import type { Facets } from '../use-facets.ts';
import './price-histogram.css';

type PriceHistogramProps = {
  bars: Facets['priceHistogram'];
  /** Positions of the thumbs. */
  range: readonly [low: number, high: number];
  max: number;
};

/** Heights of the bars in percent, until the numbers are known. */
const WAITING = [6, 18, 38, 62, 84, 95, 90, 74, 58, 46, 36, 28, 22, 16, 12, 8] as const;

/** How many homes there are at each price of the slider below; the last bar is of all beyond it. */
export function PriceHistogram({ bars, range: [low, high], max }: PriceHistogramProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  if (bars.length === 0)
    return (
      <div className="price-histogram is-waiting" aria-hidden="true">
        {WAITING.map((height) => (
          <span key={height} className="price-histogram__bar" style={{ blockSize: `${height}%` }} />
        ))}
      </div>
    );

  return (
    <div className="price-histogram" aria-hidden="true">
      {bars.map(({ lowPrice, count }) => {
        const isWithin = lowPrice >= low && (high >= max || lowPrice < high);
        return (
          <span
            key={lowPrice}
            className={isWithin ? 'price-histogram__bar is-within' : 'price-histogram__bar'}
            style={{ blockSize: `${Math.max(count > 0 ? 3 : 0, (count / most) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}
