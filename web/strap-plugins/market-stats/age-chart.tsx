import { formatNumber } from '#domain/language/format-number.ts';
import { formatPercent } from '#domain/language/format-percent.ts';
import { message } from '#web/src/messages.ts';
import type { Age } from './ages.ts';

/** The homes for sale by how long ago they were listed. */
export function AgeChart({ ages }: { ages: readonly Age[] }) {
  return (
    <figure className="strap-market-stats__chart">
      <figcaption>{message('market.ages')}</figcaption>
      <ul className="strap-market-stats__bars">
        {ages.map(({ age, count, share }) => (
          <li key={age}>
            <p className="strap-market-stats__bar-head">
              <span>{ageName(age)}</span>
              <strong>{formatPercent(share)}</strong>
            </p>
            <svg
              className="strap-market-stats__bar"
              role="img"
              aria-label={message('market.ages.bar', { age: ageName(age), count: formatNumber(count) })}
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
            >
              <rect className="is-ground" x="0" y="0" width="100" height="10" />
              <rect className="is-value" x="0" y="0" width={(share * 100).toFixed(2)} height="10" />
            </svg>
            <p className="strap-market-stats__bar-foot">
              {message('market.area.count', { count: formatNumber(count) })}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function ageName(age: Age['age']): string {
  if (age === 'this-month') return message('market.ages.thisMonth');
  if (age === 'last-month') return message('market.ages.lastMonth');
  if (age === 'quarter') return message('market.ages.quarter');

  return message('market.ages.longer');
}
