import { unitSize } from '#domain/language/market.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import type { ListingFacts } from './listings-store.ts';
import { AmountField } from './numbers/amount-field.tsx';
import type { ListingProblem } from './use-listing.ts';

export type FormProps = {
  facts: ListingFacts;
  problem: ListingProblem;
  onChange: (made: Partial<ListingFacts>) => void;
};

type TextName = 'address' | 'neighbourhood' | 'city' | 'province' | 'postalCode' | 'number' | 'tourUrl';
type NumberName =
  | 'price'
  | 'bedrooms'
  | 'size'
  | 'yearBuilt'
  | 'storeys'
  | 'garageSpaces'
  | 'parkingSpaces'
  | 'propertyTax'
  | 'monthlyFee';

/** What is wrong with a fact or a part of it, such as `rooms.0.width`; undefined when nothing is. */
export function problemWith(path: string, problem: ListingProblem): string | undefined {
  return problem?.facts.find(({ field }) => `${field.replace(/^.*?listing\./, '')}.`.startsWith(`${path}.`))
    ?.message;
}

export function TextFact({
  facts,
  problem,
  name,
  label,
  help,
  onChange,
}: FormProps & { name: TextName; label?: string | undefined; help?: string }) {
  return (
    <FactField
      label={label ?? editorMessage(`listings.field.${name}`)}
      help={help}
      problem={problemWith(name, problem)}
      value={facts[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

type NumberFactProps = FormProps & { name: NumberName; label?: string; help?: string };

export function NumberFact({ facts, problem, name, label, help, onChange }: NumberFactProps) {
  const factor = name === 'size' ? unitSize() : 1;

  return (
    <FactField
      label={label ?? editorMessage(`listings.field.${name}`)}
      help={help}
      isNumber
      problem={problemWith(name, problem)}
      value={shownNumber(facts[name] ?? null, factor)}
      onChange={(value) => onChange({ [name]: storedNumber(value, factor, name !== 'storeys') })}
    />
  );
}

type AmountFactProps = NumberFactProps & { name: 'price' | 'propertyTax' | 'monthlyFee' };

/** A fact that is an amount of money. */
export function AmountFact({ facts, problem, name, label, help, onChange }: AmountFactProps) {
  return (
    <AmountField
      label={label ?? editorMessage(`listings.field.${name}`)}
      help={help}
      problem={problemWith(name, problem)}
      value={facts[name] ?? null}
      onChange={(value) => onChange({ [name]: storedNumber(value) })}
    />
  );
}

type FactFieldProps = {
  label: string;
  help?: string | undefined;
  isNumber?: boolean;
  problem?: string | undefined;
  /** At first; the field keeps what is typed. */
  value: string;
  /** The id of a `datalist`. */
  suggestions?: string;
  onChange: (value: string) => void;
};

export function FactField({
  label,
  help,
  isNumber = false,
  problem,
  value,
  suggestions,
  onChange,
}: FactFieldProps) {
  return (
    <ControlField label={label} {...(help && { help })} problem={problem}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="editor-input"
          type={isNumber ? 'number' : 'text'}
          {...(isNumber && { inputMode: 'decimal', min: 0, step: 'any' })}
          list={suggestions}
          aria-describedby={describedBy}
          aria-invalid={problem ? true : undefined}
          defaultValue={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </ControlField>
  );
}

/** Square metres keep a decimal, so that the square feet that are stored come out unchanged. */
export function shownNumber(value: number | null, factor = 1, decimals = 1): string {
  if (value === null) return '';
  const scale = 10 ** decimals;

  return String(factor === 1 ? value : Math.round((value / factor) * scale) / scale);
}

export function storedNumber(text: string, factor = 1, isWhole = true): number | null {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return null;

  return isWhole ? Math.round(number * factor) : number * factor;
}
