import type { OpenHouseDay } from '../../listing/open-house-days.ts';
import { OPEN_HOUSES } from './phrases.ts';

const SATURDAY = '(?:saturdays?|samedi|sabado)';
const SUNDAY = '(?:sundays?|dimanche|domingo)';
const ANY_WEEKDAY = `(?:(?:mon|tues|wednes|thurs|fri)days?|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miercoles|jueves|viernes|${SATURDAY}|${SUNDAY})`;
const AND = ' ?(?:and|or|&|/|et|ou|y|o) ?(?:(?:on|le|el) )?';
const ON = '(?:on|this|le|ce|el|este) ';
const WEEKEND =
  '(?:(?:on|over|for) )?(?:this|the) (?:coming )?weekend|(?:en|ce|cette) (?:week[- ]?end|fin de semaine)|(?:este|el) fin de semana';

/** The words of each day, and fewer that need no "open house" beside them. Without accents. English, French, Spanish. */
const DAYS: readonly { day: OpenHouseDay; beside: string; apart: string }[] = [
  {
    day: 'WEEKEND',
    beside: `${WEEKEND}|weekend|(?:${ON})?${SATURDAY}${AND}${SUNDAY}`,
    apart: `${WEEKEND}|${ON}${SATURDAY}${AND}${SUNDAY}`,
  },
  ...(
    [
      ['TODAY', 'today|tonight|aujourd.?hui|hoy'],
      ['TOMORROW', 'tomorrow|demain|manana'],
    ] as const
  ).map(([day, words]) => ({ day, beside: words, apart: words })),
  ...(
    [
      ['SATURDAY', SATURDAY],
      ['SUNDAY', SUNDAY],
    ] as const
  ).map(([day, words]) => ({
    day,
    beside: `(?:${ON})?${words}`,
    apart: ON + words,
  })),
];

const AFTER = `(?<=(?:${OPEN_HOUSES})(?!\\w).{0,60})`;
const JUST_AFTER = `(?<=(?:${OPEN_HOUSES}) (?:on |for |de |du |del? )?)`;
const BEFORE = `(?=(?:'?s)? (?:${OPEN_HOUSES})(?!\\w))`;
/** "Open houses listed today" are open on any day. */
const NOT_LISTED = '(?<!(?:new|listed|added|posted|market|inscrites?|publicad[oa]s?) )';

/** When open houses are: "open houses in Glenora this weekend", "Sunday open house". */
export const OPEN_DAYS: readonly (readonly [pattern: string, day: OpenHouseDay])[] = DAYS.map(
  ({ day, beside, apart }) => [
    `${AFTER}${NOT_LISTED}(?:${apart})|${JUST_AFTER}(?:${beside})|(?:${beside})(?:'?s)?${BEFORE}`,
    day,
  ],
);

const BOTH = `${SATURDAY}${AND}${SUNDAY}`;
const TWO_OTHERS = `(?!${BOTH})${ANY_WEEKDAY}${AND}${ANY_WEEKDAY}`;
const ANOTHER = `(?!${SATURDAY}|${SUNDAY})${ANY_WEEKDAY}`;

/** Days that no filter asks for. */
export const OTHER_DAYS: readonly string[] = [
  `${AFTER}(?:${ON}(?:${TWO_OTHERS}|${ANOTHER})|(?:on )?next (?:${ANY_WEEKDAY}|week(?:end)?)|this week|cette semaine|esta semana)`,
  `${JUST_AFTER}(?:${TWO_OTHERS}|${ANOTHER})`,
  `(?<!(?:${OPEN_HOUSES})(?!\\w).{0,60})(?:${WEEKEND}|next weekend|tomorrow)(?!(?:'?s)? (?:${OPEN_HOUSES}))`,
];
