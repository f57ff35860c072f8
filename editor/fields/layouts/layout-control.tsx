import type { Field } from '@puckeditor/core';
import { spelt } from '../../spelling.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import type { Pictures } from './layout-pictures.ts';
import type { Shape } from './shapes.ts';
import './layout-control.css';

const ROUNDING = {
  title: 1,
  line: 1,
  photo: 1,
  card: 2,
  brand: 1,
  face: 0,
  button: 2,
  rule: 0,
  field: 1.5,
  map: 1,
};

type Names = Readonly<Record<string, string>>;
type LayoutControlProps = {
  label: string;
  value: string | undefined;
  /** By value. */
  options: Names;
  pictures: Pictures;
  onChange: (value: string) => void;
};

export function layoutField(label: string, options: Names, pictures: Pictures): Field<string> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => <LayoutControl {...{ label, value, options, pictures, onChange }} />,
  };
}

/** The layouts of a template as small pictures with their names. */
function LayoutControl({ label, value, options, pictures, onChange }: LayoutControlProps) {
  return (
    <OptionCards
      label={label}
      className="layout-control"
      value={value}
      options={Object.entries(options).map(([option, name]) => ({
        value: option,
        label: spelt(name),
        picture: <LayoutPicture shapes={pictures[option] ?? []} />,
      }))}
      onChange={onChange}
    />
  );
}

function LayoutPicture({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg className="layout-picture" viewBox="0 0 96 60" aria-hidden="true">
      {shapes.map(([kind, x, y, width, height]) => {
        const key = `${kind} ${x} ${y}`;
        if (kind === 'face')
          return <circle key={key} className="is-face" cx={x + width / 2} cy={y + width / 2} r={width / 2} />;

        return <rect key={key} className={`is-${kind}`} {...{ x, y, width, height }} rx={ROUNDING[kind]} />;
      })}
    </svg>
  );
}
