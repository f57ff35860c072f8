import { message } from '../../messages.ts';
import { clockTime } from '../../site/clock-time.ts';

type TourTimesProps = {
  times: readonly string[];
  chosen: string | null;
  onChoose: (time: string | null) => void;
};

/** The times of the chosen day that are to come, beginning with any time. */
export function TourTimes({ times, chosen, onChoose }: TourTimesProps) {
  return (
    <fieldset className="tour__field">
      <legend>{message('tour.time')}</legend>
      <div className="tour__times">
        {[null, ...times].map((time) => (
          <label key={time} className="tour__card tour__one-time">
            <input type="radio" name="tour-time" checked={time === chosen} onChange={() => onChoose(time)} />
            {time ? clockTime(time) : message('tour.time.any')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
