/** A shape of a thumbnail of 96 by 54: [kind, x, y, width, height]. */
type Part = readonly [
  kind: 'ground' | 'glass' | 'brand' | 'logo' | 'line' | 'box' | 'photo',
  ...place: number[],
];

const LINKS = (x: number, y: number, count: number, width = 8): Part[] =>
  Array.from({ length: count }, (_, index) => ['line', x + index * (width + 3), y, width, 2]);
const COLUMN = (x: number, y: number, count = 4, width = 20): Part[] =>
  Array.from({ length: count }, (_, index) => ['line', x, y + index * 6, width - (index % 2) * 5, 2]);

/** Shapes from edge to edge. */
const WHOLE: ReadonlySet<string> = new Set(['photo', 'ground', 'glass']);

/** The layout of each template. */
const PICTURES: Record<string, readonly Part[]> = {
  'header-basic': [
    ['ground', 0, 0, 96, 16],
    ['logo', 5, 5, 18, 6],
    ...LINKS(46, 7, 4),
    ['photo', 0, 17, 96, 37],
  ],
  'header-glass': [
    ['photo', 0, 0, 96, 54],
    ['glass', 0, 0, 96, 14],
    ['logo', 5, 4, 18, 6],
    ...LINKS(46, 6, 4),
  ],
  'header-horizon': [
    ['brand', 0, 0, 96, 8],
    ['ground', 0, 8, 96, 14],
    ['logo', 5, 12, 18, 6],
    ...LINKS(40, 14, 4, 10),
    ['photo', 0, 23, 96, 31],
  ],
  'header-mulberry': [
    ['brand', 0, 0, 96, 7],
    ['ground', 0, 7, 96, 18],
    ...LINKS(6, 15, 2, 9),
    ['logo', 36, 11, 24, 9],
    ...LINKS(70, 15, 2, 9),
    ['photo', 0, 26, 96, 28],
  ],
  'header-neo': [
    ['photo', 0, 0, 96, 54],
    ['ground', 5, 5, 86, 13],
    ['logo', 10, 8, 16, 6],
    ...LINKS(38, 10, 3),
    ['brand', 74, 8, 13, 7],
  ],
  'header-vogue': [
    ['ground', 0, 0, 96, 27],
    ['logo', 30, 5, 36, 9],
    ...LINKS(21, 20, 5),
    ['photo', 0, 28, 96, 26],
  ],
  'header-vogue-branded': [
    ['ground', 0, 0, 96, 27],
    ['brand', 0, 0, 26, 27],
    ['logo', 42, 5, 38, 9],
    ...LINKS(36, 20, 5),
    ['photo', 0, 28, 96, 26],
  ],
  'header-vogue-slim': [
    ['ground', 0, 0, 96, 13],
    ...LINKS(5, 5, 3),
    ['logo', 39, 3, 18, 7],
    ['brand', 78, 3, 13, 7],
    ['photo', 0, 14, 96, 40],
  ],
  'header-columns': [
    ['ground', 0, 0, 96, 30],
    ['logo', 5, 6, 18, 7],
    ...COLUMN(34, 6),
    ...COLUMN(57, 6),
    ['box', 76, 5, 16, 21],
    ['photo', 0, 31, 96, 23],
  ],
  'footer-basic': [
    ['photo', 0, 0, 96, 31],
    ['brand', 0, 32, 96, 22],
    ...LINKS(18, 38, 5, 9),
    ['line', 30, 47, 36, 2],
  ],
  'footer-columns': [
    ['photo', 0, 0, 96, 15],
    ['brand', 0, 16, 96, 38],
    ...COLUMN(8, 22),
    ...COLUMN(38, 22),
    ...COLUMN(68, 22),
    ['line', 30, 49, 36, 2],
  ],
  'footer-columns-with-boxes': [
    ['photo', 0, 0, 96, 9],
    ['brand', 0, 10, 96, 44],
    ['box', 8, 14, 24, 14],
    ['box', 36, 14, 24, 14],
    ['box', 64, 14, 24, 14],
    ...COLUMN(8, 33, 2),
    ...COLUMN(38, 33, 2),
    ...COLUMN(68, 33, 2),
    ['line', 30, 49, 36, 2],
  ],
  'footer-html': [
    ['photo', 0, 0, 96, 15],
    ['brand', 0, 16, 96, 38],
    ['line', 22, 27, 7, 2],
    ['line', 33, 27, 30, 2],
    ['line', 67, 27, 7, 2],
    ['line', 30, 49, 36, 2],
  ],
};

/** A thumbnail of a header or footer; a plain background for one from a package. */
export function TemplatePicture({ name }: { name: string }) {
  return (
    <svg className="template-picture" viewBox="0 0 96 54" aria-hidden="true">
      {(PICTURES[name] ?? [['ground', 0, 0, 96, 54]]).map(([kind, x, y, width, height]) => (
        <rect
          key={`${kind} ${x} ${y}`}
          className={`template-picture__${kind}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={WHOLE.has(kind) ? 0 : 1}
        />
      ))}
    </svg>
  );
}
