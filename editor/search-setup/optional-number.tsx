import { TypedNumber, type TypedNumberProps } from '../fields/typed-number.tsx';

type OptionalNumberProps = Omit<TypedNumberProps, 'max' | 'onTyped'> & {
  onChange: (value: number | undefined) => void;
};

/** A number that may be left out; the placeholder says what counts then. */
export function OptionalNumber({ step = 'any', onChange, ...field }: OptionalNumberProps) {
  return <TypedNumber {...field} step={step} onTyped={onChange} />;
}
