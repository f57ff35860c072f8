import type { FocusEvent } from 'react';
import { LINE_MAX, TEXT_MAX } from '#domain/contact/check-submission.ts';
import { formatPhone } from '#domain/contact/phone.ts';
import { message } from '../messages.ts';
import { AccountChoice } from './account-choice.tsx';
import { controlName, type Fields } from './form-fields.ts';
import { optionText } from './tour-type-name.ts';

type Field = Fields[number];

/** Ten digits with common separators; the phone rule as an HTML pattern. */
const PHONE_PATTERN = '(?:[\\s\\(\\)\\.\\-]*\\d){10}[\\s\\(\\)\\.\\-]*';
const INPUT_TYPES: Record<string, string> = { email: 'email', phone: 'tel', number: 'number', date: 'date' };
const COMPLETIONS = new Map([
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'tel'],
]);

type FormFieldProps = {
  id: string;
  field: Field;
  /** Initial value. */
  value?: string;
  error: string | null;
  /** What the signed-in customer's account has for it; null without. */
  accountValue: string | null;
  /** Whether another value was entered in place of that of the account. */
  isOther: boolean;
};

/** One field with its label above and its error below. */
export function FormFieldView({ id, field, value, error, accountValue, isOther }: FormFieldProps) {
  const { label, required, type } = field;
  const errorId = error ? `${id}-error` : undefined;
  const caption = required ? label : message('form.optional', { label });

  return (
    <div className={`form-field is-${type}${accountValue ? ' is-account' : ''}`}>
      <label className="form-field__label" htmlFor={id}>
        {caption}
      </label>
      {accountValue && (
        <AccountChoice name={field.name} value={accountValue} isOther={isOther} hasError={error !== null} />
      )}
      {/* A required control that is hidden could not be sent without JavaScript. */}
      <Control
        field={accountValue ? { ...field, required: false } : field}
        id={id}
        value={value}
        errorId={errorId}
      />
      {error && (
        <p className="form-field__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

type ControlProps = { id: string; field: Field; value: string | undefined; errorId: string | undefined };

function Control({ id, field, value = '', errorId }: ControlProps) {
  const { name, type, required, placeholder, options, min, max } = field;
  const shared = {
    id,
    name: controlName(name),
    required,
    'aria-invalid': errorId ? true : undefined,
    'aria-describedby': errorId,
  };

  switch (type) {
    case 'textarea':
      return (
        <textarea
          {...shared}
          className="form-field__control"
          rows={5}
          defaultValue={value}
          maxLength={TEXT_MAX}
          placeholder={placeholder ?? undefined}
        />
      );
    case 'select':
      return (
        <select {...shared} className="form-field__control" defaultValue={value}>
          <option value="">{message('form.select.none')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionText(option)}
            </option>
          ))}
        </select>
      );
    case 'checkbox':
      return (
        <input
          {...shared}
          className="form-field__check"
          type="checkbox"
          value="true"
          defaultChecked={value === 'true'}
        />
      );
    default:
      return (
        <input
          {...shared}
          className="form-field__control"
          type={INPUT_TYPES[type] ?? 'text'}
          maxLength={LINE_MAX}
          min={min ?? undefined}
          max={max ?? undefined}
          defaultValue={value}
          placeholder={placeholder ?? undefined}
          pattern={type === 'phone' ? PHONE_PATTERN : undefined}
          title={type === 'phone' ? message('form.problem.phone') : undefined}
          onBlur={type === 'phone' ? writeAsPhone : undefined}
          autoComplete={COMPLETIONS.get(name)}
        />
      );
  }
}

/** A phone number is formatted when its field loses focus; invalid input stays as typed. */
function writeAsPhone({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.value = formatPhone(currentTarget.value);
}
