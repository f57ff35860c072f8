import type { Ref } from 'react';
import { TOUR_TIMES, TOUR_TYPES, type TourType } from '#domain/tour/tour.ts';
import { tourTypeName } from '../../forms/tour-type-name.ts';
import { message } from '../../messages.ts';
import { clockTime } from '../../site/clock-time.ts';
import { Icon } from '../../ui/icon.tsx';
import type { TourEvent } from './tour.machine.ts';
import { TourDates } from './tour-dates.tsx';

type TourChoiceProps = {
  ref: Ref<HTMLDivElement>;
  dates: readonly string[];
  type: TourType | null;
  date: string | null;
  time: string | null;
  canRequest: boolean;
  onEvent: (event: TourEvent) => void;
};

/** Type, date and preferred time of a tour. */
export function TourChoice({ ref, dates, type, date, time, canRequest, onEvent }: TourChoiceProps) {
  return (
    <div ref={ref} className="tour__choice" tabIndex={-1}>
      <fieldset className="tour__field">
        <legend>{message('tour.type')}</legend>
        <div className="tour__types">
          {TOUR_TYPES.map((one) => (
            <label key={one} className="tour__card tour__type">
              <input
                type="radio"
                name="tour-type"
                checked={type === one}
                onChange={() => onEvent({ type: 'type.choose', tour: one })}
              />
              <Icon name={one === 'Video Tour' ? 'video' : 'house'} size={22} />
              {tourTypeName(one)}
            </label>
          ))}
        </div>
      </fieldset>
      <TourDates
        dates={dates}
        chosen={date}
        onChoose={(chosen) => onEvent({ type: 'date.choose', date: chosen })}
      />
      <label className="tour__field tour__time">
        {message('tour.time')}
        <select
          value={time ?? ''}
          onChange={({ currentTarget }) =>
            onEvent({ type: 'time.choose', time: currentTarget.value || null })
          }
        >
          <option value="">{message('tour.time.any')}</option>
          {TOUR_TIMES.map((one) => (
            <option key={one} value={one}>
              {clockTime(one)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button tour__request"
        disabled={!canRequest}
        onClick={() => onEvent({ type: 'request' })}
      >
        {message('tour.request')}
      </button>
    </div>
  );
}
