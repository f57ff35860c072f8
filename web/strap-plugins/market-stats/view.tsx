import { formatDay } from '#domain/calendar/format-day.ts';
import { formatNumber } from '#domain/language/format-number.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { useSpaceDay } from '#web/src/site/space-day.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { RichText } from '../kit/rich-text.tsx';
import { AgeChart } from './age-chart.tsx';
import { agesOf } from './ages.ts';
import type { MarketStatsStrapQuery } from './data.generated.ts';
import { type AreaFigures, byArea, type Group } from './data.ts';
import { countLabel, days, dollars, nonZero, perUnit, reducedShare, typeName } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import { HomesLink } from './homes-link.tsx';
import { type Bar, highestMedian, MedianChart } from './median-chart.tsx';
import type { MarketStatsState } from './parts.ts';
import './view.css';

const ALL = ['count', 'median', 'days', 'perUnit', 'week', 'month', 'reduced', 'average'] as const;
type TileName = (typeof ALL)[number];
/** The median of fewer homes says nothing about a market. */
const HOMES_MIN = 10;
/** Of the layouts without charts, in their order. */
const SHOWN: Record<Exclude<MarketStatsState['layout'], 'charts'>, readonly TileName[]> = {
  headline: ['median', 'count', 'days', 'week'],
  ledger: ['count', 'median', 'days', 'perUnit', 'week', 'reduced'],
  wall: ['median', 'count', 'days', 'week', 'perUnit'],
};

export function MarketStatsView({
  state: { title, text, layout, propertyTypes },
  data,
  isEditing,
}: StrapViewProps<MarketStatsState, MarketStatsStrapQuery>) {
  const dayOf = useSpaceDay();
  const areas = (data ? byArea(data.marketStats) : []).filter(({ all }) => (all?.count ?? 0) >= HOMES_MIN);
  if (areas.length === 0 && !isEditing) return null;

  return (
    <div className={`strap-market-stats__body is-${areas.length === 1 ? layout : 'charts'}`}>
      <div className="strap-market-stats__intro">
        <Heading part={title} />
        <RichText part={text} />
      </div>
      {areas.length === 0 ? (
        <p className="strap-market-stats__empty">
          {data?.marketStats.groups.length
            ? message('market.few', { count: HOMES_MIN })
            : message('market.empty')}
        </p>
      ) : (
        <>
          {areas.length === 1 ? (
            <OneArea area={areas[0] as AreaFigures} layout={layout} propertyTypes={propertyTypes} />
          ) : (
            <SeveralAreas areas={areas} headingLevel={levelBelow(title)} propertyTypes={propertyTypes} />
          )}
          <FiguresTable areas={areas} propertyTypes={propertyTypes} />
          {data?.marketStats.asOf && (
            <p className="strap-market-stats__source">
              {message('market.asOf', { date: formatDay(dayOf(data.marketStats.asOf)) })}{' '}
              {areas.length === 1 && (
                <HomesLink area={areas[0] as AreaFigures} propertyTypes={propertyTypes} />
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function OneArea({
  area: { name, all, byType, months },
  layout,
  propertyTypes,
}: {
  area: AreaFigures;
} & Pick<MarketStatsState, 'layout' | 'propertyTypes'>) {
  const { space } = useSite();
  const homes = countLabel(name, propertyTypes, space.defaultPlaceId > 0);
  if (layout !== 'charts') return all && <Tiles group={all} homes={homes} names={SHOWN[layout]} />;
  const bars = byType.map((group) => ({
    key: group.propertyType ?? '',
    name: typeName(group.propertyType, propertyTypes),
    group,
  }));
  const ages = agesOf(months, all?.count ?? 0);

  return (
    <>
      {all && <Tiles group={all} homes={homes} />}
      <div className="strap-market-stats__charts">
        {/* One type is the whole market, and one age all of it: the figures tell it. */}
        {bars.length > 1 && (
          <MedianChart title={message('market.byType')} bars={bars} highest={highestMedian(byType)} />
        )}
        {months.length > 0 && ages.filter(({ count }) => count > 0).length > 1 && <AgeChart ages={ages} />}
      </div>
    </>
  );
}

function SeveralAreas({
  areas,
  headingLevel,
  propertyTypes,
}: {
  areas: AreaFigures[];
  headingLevel: 2 | 3;
} & Pick<MarketStatsState, 'propertyTypes'>) {
  const AreaHeading = `h${headingLevel}` as const;
  const highest = highestMedian(areas.flatMap(({ all, byType }) => (all ? [all, ...byType] : byType)));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the areas are a row that is scrolled by the keys.
    <ul className="strap-market-stats__areas" tabIndex={0}>
      {areas.map((area) => (
        <li key={area.id}>
          <AreaHeading className="strap-market-stats__area-name">
            {area.name ?? message('market.area.all')}
          </AreaHeading>
          {area.all && (
            <p className="strap-market-stats__area-facts">
              {[
                message('market.area.count', { count: formatNumber(area.all.count) }),
                message('market.area.days', { count: area.all.medianDaysListed ?? '–' }),
              ].join(' · ')}
            </p>
          )}
          <MedianChart
            title={message('market.median')}
            bars={areaBars(area.all, area.byType, propertyTypes)}
            highest={highest}
          />
          <p className="strap-market-stats__area-link">
            <HomesLink area={area} propertyTypes={propertyTypes} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function areaBars(all: Group | null, byType: readonly Group[], propertyTypes: readonly string[]): Bar[] {
  const groups = [...(all ? [all] : []), ...byType];

  return groups.map((group) => ({
    key: group.propertyType ?? 'all',
    name: typeName(group.propertyType, propertyTypes),
    group,
  }));
}

type TilesProps = {
  group: Group;
  /** What is counted. */
  homes: string;
  names?: readonly TileName[];
};

function Tiles({ group, homes, names = ALL }: TilesProps) {
  const tiles: Record<TileName, readonly [string, string | null]> = {
    count: [homes, formatNumber(group.count)],
    median: [message('market.median'), nonZero(group.medianPrice, dollars)],
    days: [message('market.days'), nonZero(group.medianDaysListed, days)],
    perUnit: [message('market.perSqft', { unit: sizeUnit() }), nonZero(group.medianPricePerSqft, perUnit)],
    week: [message('market.listed', { count: 7 }), nonZero(group.listedIn7Days, formatNumber)],
    month: [message('market.listed', { count: 30 }), nonZero(group.listedIn30Days, formatNumber)],
    reduced: [message('market.reduced'), reducedShare(group)],
    average: [message('market.average'), nonZero(group.averagePrice, dollars)],
  };

  return (
    <dl className="strap-market-stats__tiles">
      {names.map((key) => {
        const [name, value] = tiles[key];

        return value === null ? null : (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
