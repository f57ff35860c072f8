import { isEmail } from './email.ts';
import type { FormField } from './form.ts';
import { isPhone } from './phone.ts';

/** The problem of a field; the site has a sentence for each. */
export type FieldProblem = 'required' | 'phone' | 'email' | 'number' | 'date' | 'day' | 'option' | 'too-long';

/** A problem of the form as a whole or of its captcha. */
export type FormProblem =
  | 'captcha'
  | 'captcha-missing'
  | 'captcha-needed'
  | 'captcha-used'
  | 'sent'
  | 'expired'
  | 'too-many';

export const LINE_MAX = 200;
export const TEXT_MAX = 5000;

type Values = Readonly<Record<string, string>>;

/** What was entered in a field. An agent may give it any name, `constructor` too. */
export function enteredValue(values: Values, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
}

type InvalidField = { field: string; problem: FieldProblem };

/** The first invalid field with its problem; null when the form can be submitted. */
export function checkSubmission(fields: readonly FormField[], values: Values): InvalidField | null {
  return invalidFields(fields, values)[0] ?? null;
}

/** Every invalid field with its problem, in the order of the form. */
export function invalidFields(fields: readonly FormField[], values: Values): InvalidField[] {
  return fields.flatMap((field) => {
    const problem = checkField(field, enteredValue(values, field.name).trim());

    return problem ? [{ field: field.name, problem }] : [];
  });
}

function checkField(field: FormField, value: string): FieldProblem | null {
  if (value === '') return field.required ? 'required' : null;
  if (value.length > (field.type === 'textarea' ? TEXT_MAX : LINE_MAX)) return 'too-long';

  switch (field.type) {
    case 'phone':
      return isPhone(value) ? null : 'phone';
    case 'email':
      return isEmail(value) ? null : 'email';
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(value) ? null : 'number';
    case 'date':
      return isDay(value) ? beyond(field, value) : 'date';
    case 'select':
      return field.options?.includes(value) ? null : 'option';
    case 'checkbox':
      return value === 'true' || value === 'false' ? unchecked(field, value) : 'option';
    default:
      return null;
  }
}

/** A required checkbox must be checked. */
function unchecked({ required }: FormField, value: string): FieldProblem | null {
  return required && value === 'false' ? 'required' : null;
}

/** A day before the first or after the last one of the field. */
function beyond({ min, max }: FormField, value: string): FieldProblem | null {
  return (min && value < min) || (max && value > max) ? 'day' : null;
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);

  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
