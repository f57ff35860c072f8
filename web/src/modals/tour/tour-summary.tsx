import type { Ref } from 'react';
import { formatWeekday } from '#domain/calendar/format-day.ts';
import type { Tour } from '../../forms/tour-path.ts';
import { tourTypeName } from '../../forms/tour-type-name.ts';
import { message } from '../../messages.ts';
import { clockTime } from '../../site/clock-time.ts';
import { Icon } from '../../ui/icon.tsx';

type TourSummaryProps = { ref: Ref<HTMLDivElement>; tour: Tour; onEdit: () => void };

/** The chosen type and date above the contact form. */
export function TourSummary({ ref, tour, onEdit }: TourSummaryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of text, not of controls
    <div ref={ref} className="tour__summary" role="group" aria-label={message('tour.summary')} tabIndex={-1}>
      <TourLine tour={tour} />
      <button type="button" className="tour__edit" onClick={onEdit}>
        {message('tour.edit')}
      </button>
    </div>
  );
}

/** `In person Tour`, `Saturday, November 28`. */
export function TourLine({ tour: { type, date, time } }: { tour: Tour }) {
  return (
    <p className="tour__line">
      <Icon name={type === 'Video Tour' ? 'video' : 'house'} size={22} />
      <span>
        <strong>{tourTypeName(type)}</strong>
        <time dateTime={time ? `${date}T${time}` : date}>
          {[formatWeekday(date), time && clockTime(time)].filter(Boolean).join(', ')}
        </time>
      </span>
    </p>
  );
}
