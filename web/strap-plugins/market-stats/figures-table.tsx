import { formatNumber } from '#domain/language/format-number.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { message } from '#web/src/messages.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { AreaFigures, Group } from './data.ts';
import { days, dollars, perUnit, range, typeName } from './figures.ts';
import { homesPath } from './homes-link.tsx';

const COLUMNS = [
  'market.table.area',
  'market.table.type',
  'market.count',
  'market.median',
  'market.average',
  'market.range',
  'market.days',
  'market.perSqft',
] as const;

type FiguresTableProps = { areas: readonly AreaFigures[]; propertyTypes: readonly string[] };

/** A table of all figures behind the charts. */
export function FiguresTable({ areas, propertyTypes }: FiguresTableProps) {
  const groups = areas.flatMap(({ all, byType }) => [...(all ? [all] : []), ...byType]);

  return (
    <details className="strap-market-stats__details">
      <summary>{message('market.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by the keys. */}
      <section className="strap-market-stats__scroll" aria-label={message('market.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {message(column, { unit: sizeUnit() })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={`${group.area?.id} ${group.propertyType}`}>
                <th scope="row">{group.area?.name ?? message('market.area.all')}</th>
                <td>
                  <SiteLink href={homesPath(group.area?.id ?? '', typesOf(group, propertyTypes))}>
                    {typeName(group.propertyType, propertyTypes)}
                  </SiteLink>
                </td>
                <td>{formatNumber(group.count)}</td>
                <td>{dollars(group.medianPrice)}</td>
                <td>{dollars(group.averagePrice)}</td>
                <td>{range(group)}</td>
                <td>{days(group.medianDaysListed)}</td>
                <td>{perUnit(group.medianPricePerSqft)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function typesOf({ propertyType }: Group, all: readonly string[]): readonly string[] {
  return propertyType ? [propertyType] : all;
}
