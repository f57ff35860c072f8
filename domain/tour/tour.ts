import { type Form, type FormField, formUrlId } from '../contact/form.ts';

/** Types of a tour, as they are stored with a request and shown in English. */
export const TOUR_TYPES = ['In person Tour', 'Video Tour'] as const;
export type TourType = (typeof TOUR_TYPES)[number];

/** Days a visitor can choose from, beginning with today. */
export const TOUR_DAYS = 15;
export const DATES_PER_VIEW = 3;

/** Times a visitor can prefer, as they are stored with a request; none means any. */
export const TOUR_TIMES = Array.from({ length: 11 }, (_, i) => `${String(i + 9).padStart(2, '0')}:00`);

const DAY_MS = 24 * 60 * 60_000;

/** The stock forms that request a tour. */
export const TOUR_FORM_ID = 'stock/tour';
export const SHOWING_FORM_ID = 'stock/request-showing';
const TOUR_FORMS = [TOUR_FORM_ID, SHOWING_FORM_ID].map(formUrlId);

type TourLabels = { type: string; date: string; time: string };

/** The dates of a tour beginning with `today`, as `2026-11-23`. */
export function tourDates(today: string): string[] {
  const first = Date.parse(`${today}T00:00:00Z`);

  return Array.from({ length: TOUR_DAYS }, (_, day) =>
    new Date(first + day * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Times of a tour on `date` that are still to come; `now` is the site's clock, as `2026-11-23T14:05`. */
export function timesToCome(date: string | null, now: string): string[] {
  return TOUR_TIMES.filter((time) => !date || `${date}T${time}` > now);
}

export function isTourForm(id: string): boolean {
  return TOUR_FORMS.includes(formUrlId(id));
}

/**
 * A tour form with the fields `type`, `date` and `time` first, whose limits depend on the site's day. A form that an agent put in
 * place of the stock one gets them too. Other forms are returned unchanged.
 */
export function withTourFields(form: Form, today: string, labels: TourLabels): Form {
  if (!isTourForm(form.id)) return form;
  const dates = tourDates(today);
  const choices: FormField[] = [
    { name: 'type', label: labels.type, type: 'select', required: true, options: [...TOUR_TYPES] },
    { name: 'date', label: labels.date, type: 'date', required: true, min: dates[0], max: dates.at(-1) },
    { name: 'time', label: labels.time, type: 'select', required: false, options: [...TOUR_TIMES] },
  ];
  const isChoice = ({ name }: FormField) => choices.some((choice) => choice.name === name);

  return { ...form, fields: [...choices, ...form.fields.filter((field) => !isChoice(field))] };
}
