import { TypedNumber, type TypedNumberProps } from '../fields/typed-number.tsx';

type OptionalNumberProps = Omit<TypedNumberProps, 'max' | 'onTyped'> & {
  onChange: (value: number | undefined) => void;
};

/** An optional number; the placeholder is the default. */
export function OptionalNumber({ step = 'any', onChange, ...field }: OptionalNumberProps) {
  return <TypedNumber {...field} step={step} onTyped={onChange} />;
}
