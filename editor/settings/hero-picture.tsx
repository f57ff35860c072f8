/** One shape of a picture: what it is, where it begins, how large it is, in a picture of 96 by 60. */
type Shape = ['line' | 'pill' | 'card' | 'photo' | 'face' | 'code', number, number, number, number];

const TITLE_AT_START: Shape[] = [
  ['line', 8, 18, 34, 5],
  ['line', 8, 27, 26, 3],
];
const TITLE_CENTERED: Shape[] = [
  ['line', 28, 14, 40, 5],
  ['line', 33, 23, 30, 3],
];

/** The layout of each template. */
const PICTURES: Record<string, Shape[]> = {
  'hero-basic': [
    ...TITLE_CENTERED,
    ['pill', 22, 32, 52, 8],
    ['pill', 34, 45, 13, 5],
    ['pill', 49, 45, 13, 5],
  ],
  'hero-wide-search': [...TITLE_CENTERED, ['pill', 6, 41, 84, 11]],
  'hero-separated-search': [...TITLE_CENTERED, ['card', 12, 40, 72, 20], ['pill', 18, 45, 60, 7]],
  'hero-filter-search': [
    ...TITLE_AT_START,
    ['card', 54, 6, 36, 48],
    ['line', 59, 15, 26, 2],
    ['line', 59, 24, 26, 2],
    ['line', 59, 33, 26, 2],
    ['pill', 59, 42, 26, 7],
  ],
  'hero-agent-aside': [
    ...TITLE_AT_START,
    ['pill', 8, 36, 16, 6],
    ['card', 58, 6, 30, 48],
    ['face', 66, 11, 14, 14],
    ['line', 63, 31, 20, 3],
    ['line', 63, 38, 14, 2],
    ['line', 63, 44, 17, 2],
  ],
  'hero-agent-aside-large': [
    ...TITLE_AT_START,
    ['pill', 8, 36, 16, 6],
    ['photo', 48, 0, 48, 60],
    ['face', 62, 8, 20, 20],
    ['card', 54, 42, 36, 13],
    ['line', 58, 47, 22, 3],
  ],
  'hero-dual-agent-aside': [
    ...TITLE_AT_START,
    ['pill', 8, 36, 16, 6],
    ['face', 52, 10, 22, 22],
    ['face', 67, 16, 22, 22],
    ['line', 53, 45, 15, 3],
    ['line', 72, 45, 15, 3],
  ],
  'hero-single-property': [
    ['photo', 0, 0, 96, 60],
    ['line', 8, 10, 30, 5],
    ['card', 0, 40, 96, 20],
    ['line', 6, 45, 20, 4],
    ['line', 6, 52, 34, 2],
    ['pill', 72, 46, 18, 7],
  ],
  'hero-html': [['code', 34, 18, 28, 24]],
  'hero-html-slider': [
    ['code', 34, 16, 28, 22],
    ['face', 4, 26, 8, 8],
    ['face', 84, 26, 8, 8],
    ['face', 41, 48, 4, 4],
    ['face', 47, 48, 4, 4],
    ['face', 53, 48, 4, 4],
  ],
};

const ROUNDING = { line: 1.5, pill: 3, card: 3, photo: 0 } as const;

/** A thumbnail of a hero template. */
export function HeroPicture({ name }: { name: string }) {
  return (
    <svg className="hero-picture" aria-hidden="true" viewBox="0 0 96 60">
      {(PICTURES[name] ?? TITLE_CENTERED).map(([kind, x, y, width, height]) => {
        const key = `${kind} ${x} ${y}`;
        if (kind === 'face')
          return <circle key={key} className="is-face" cx={x + width / 2} cy={y + width / 2} r={width / 2} />;
        if (kind === 'code')
          return (
            <path
              key={key}
              className="is-code"
              d={`M${x + 7} ${y + 4}l-7 ${height / 2 - 4} 7 ${height / 2 - 4}M${x + width - 7} ${y + 4}l7 ${height / 2 - 4}-7 ${height / 2 - 4}M${x + width / 2 + 3} ${y}l-6 ${height}`}
            />
          );

        return <rect key={key} className={`is-${kind}`} {...{ x, y, width, height }} rx={ROUNDING[kind]} />;
      })}
    </svg>
  );
}
