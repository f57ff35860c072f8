import { formatNumber } from '#domain/language/format-number.ts';
import { message } from '#web/src/messages.ts';
import type { Group } from './data.ts';
import { dollars, range } from './figures.ts';

export type Bar = { key: string; name: string; group: Group };

type MedianChartProps = {
  bars: readonly Bar[];
  title: string /** Price at full length, equal for charts side by side. */;
  highest: number;
};

/** Median prices as bars, each labelled with its numbers. */
export function MedianChart({ bars, title, highest }: MedianChartProps) {
  return (
    <figure className="strap-market-stats__chart">
      <figcaption>{title}</figcaption>
      <ul className="strap-market-stats__bars">
        {bars.map(({ key, name, group }) => (
          <li key={key}>
            <p className="strap-market-stats__bar-head">
              <span>{name}</span>
              <strong>{dollars(group.medianPrice)}</strong>
            </p>
            <BarShape name={name} group={group} share={(group.medianPrice ?? 0) / highest} />
            <p className="strap-market-stats__bar-foot">
              {message('market.bar.foot', { range: range(group), count: formatNumber(group.count) })}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function BarShape({ name, group, share }: { name: string; group: Group; share: number }) {
  const label = message('market.bar', {
    name,
    median: dollars(group.medianPrice),
    low: dollars(group.minPrice),
    high: dollars(group.maxPrice),
    count: formatNumber(group.count),
  });

  return (
    <svg
      className="strap-market-stats__bar"
      role="img"
      aria-label={label}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
    >
      <rect className="is-ground" x="0" y="0" width="100" height="10" />
      <rect className="is-value" x="0" y="0" width={(share * 100).toFixed(2)} height="10" />
    </svg>
  );
}

/** Price of the longest bar. */
export function highestMedian(groups: readonly Group[]): number {
  return Math.max(...groups.map(({ medianPrice }) => medianPrice ?? 0), 1);
}
