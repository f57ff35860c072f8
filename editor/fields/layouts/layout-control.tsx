import type { Field } from '@puckeditor/core';
import { spelt } from '../../spelling.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { LayoutPicture } from './layout-picture.tsx';
import type { Pictures } from './layout-pictures.ts';
import './layout-control.css';

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
