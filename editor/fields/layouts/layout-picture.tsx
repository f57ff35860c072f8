import type { Shape } from './shapes.ts';
import './layout-picture.css';

const ROUNDING = {
  title: 1,
  line: 1,
  photo: 1,
  card: 2,
  brand: 1,
  button: 2,
  rule: 0,
  field: 1.5,
  map: 1,
};

/** A picture of a layout, drawn of its shapes. */
export function LayoutPicture({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg className="layout-picture" viewBox="0 0 96 60" aria-hidden="true">
      {shapes.map(([kind, x, y, width, height]) => {
        const key = `${kind} ${x} ${y}`;
        if (kind === 'face')
          return <circle key={key} className="is-face" cx={x + width / 2} cy={y + width / 2} r={width / 2} />;

        if (kind === 'code')
          return (
            <text key={key} className="is-code" x={x} y={y + height} fontSize={height}>
              {'</>'}
            </text>
          );

        return <rect key={key} className={`is-${kind}`} {...{ x, y, width, height }} rx={ROUNDING[kind]} />;
      })}
    </svg>
  );
}
