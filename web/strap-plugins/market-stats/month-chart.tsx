import { formatMonth, shortMonth } from '#domain/calendar/format-day.ts';
import { message } from '#web/src/messages.ts';
import type { Month } from './data.ts';
import { formatNumber } from '#domain/language/format-number.ts';

const HEIGHT = 100;
const STEP = 20;
const WIDTH = 14;
/** With more, a narrow screen names every second one (view.css). */
const NARROW_MONTHS = 6;

/** Active listings by the month they were listed; the caption says that this is not the number of new listings. */
export function MonthChart({ months }: { months: readonly Month[] }) {
  const most = Math.max(...months.map(({ count }) => count), 1);
  const label = months
    .map(({ month, count }) => message('market.monthly.text', { count, month: formatMonth(month) }))
    .join(', ');

  return (
    <figure className="strap-market-stats__chart">
      <figcaption>{message('market.monthly')}</figcaption>
      <svg
        className="strap-market-stats__columns"
        role="img"
        aria-label={`${message('market.monthly')}: ${label}`}
        viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {months.map(({ month, count }, index) => {
          const height = count === 0 ? 0 : Math.max(1, (count / most) * HEIGHT);

          return (
            <rect
              key={month}
              className="is-value"
              x={index * STEP + (STEP - WIDTH) / 2}
              y={(HEIGHT - height).toFixed(2)}
              width={WIDTH}
              height={height.toFixed(2)}
            />
          );
        })}
      </svg>
      <ol
        className={`strap-market-stats__months${months.length > NARROW_MONTHS ? ' is-long' : ''}`}
        aria-hidden="true"
      >
        {months.map(({ month, count }) => (
          <li key={month}>
            <strong>{formatNumber(count)}</strong>
            <span>{shortMonth(month)}</span>
          </li>
        ))}
      </ol>
      <p className="strap-market-stats__note">{message('market.monthly.note')}</p>
    </figure>
  );
}
