import { invalidFields } from '#domain/contact/check-submission.ts';
import { FIELD_TYPES, type FormField } from '#domain/contact/form.ts';
import type { AccountField } from '../gql/types.generated.ts';
import type { FormPart_FormFragment } from './form-part.generated.ts';

export type Fields = FormPart_FormFragment['fields'];

const ACCOUNT_FIELDS = ['email', 'phone'] as const satisfies readonly AccountField[];

/** Additional controls of a posted form; none of them is a valid field name. */
export const VIEW_NAME = '_viewId';
export const PAGE_NAME = '_pageUrl';
export const LISTING_NAME = '_listingId';
export const CAPTCHA_NAME = '_captcha';
export const CONSENT_NAME = '_consent';
export const SOURCE_NAME = '_source';
/** Names of fields that the customer's account may fill in. */
export const ACCOUNT_NAME = '_account';
/** Those of them for which the customer enters another value. */
export const OTHER_NAME = '_other';
/** A field that people do not see: robots fill it in. */
export const TRAP_NAME = '_website';
const FIELD_PREFIX = 'field:';

/** Name of a field's control in the posted form. */
export function controlName(name: string): string {
  return `${FIELD_PREFIX}${name}`;
}

/** Entered values by field name. */
export function filledValues(posted: FormData): Record<string, string> {
  const fromAccount: readonly string[] = accountFields(posted);

  return Object.fromEntries(
    [...posted].flatMap(([control, value]) => {
      const name = control.startsWith(FIELD_PREFIX) ? control.slice(FIELD_PREFIX.length) : null;

      return name !== null && typeof value === 'string' && !fromAccount.includes(name) ? [[name, value]] : [];
    }),
  );
}

/** Names of fields that are sent with the value of the customer's account. */
export function accountFields(posted: FormData): AccountField[] {
  const offered = posted.getAll(ACCOUNT_NAME);
  const others = posted.getAll(OTHER_NAME);

  return ACCOUNT_FIELDS.filter((name) => offered.includes(name) && !others.includes(name));
}

/** The invalid fields, by the same rules as the forms service. */
export function problemsOf(fields: Fields, values: Readonly<Record<string, string>>) {
  return invalidFields(fields.map(asRule), values);
}

/** The field that an error of the API refers to, for example `submission.phone`. */
export function fieldOfError(field: string | null | undefined): string | null {
  return field?.split('.').at(-1) ?? null;
}

function asRule({ placeholder, type, min, max, accountValue: _, ...field }: Fields[number]): FormField {
  return {
    ...field,
    type: FIELD_TYPES.find((known) => known === type) ?? 'text',
    min: min ?? undefined,
    max: max ?? undefined,
  };
}

const SOURCES = ['page', 'modal', 'embedded'] as const;
export type FormSource = (typeof SOURCES)[number];

/** What is sent with the values of a form. */
export function sentWith(posted: FormData) {
  const text = (name: string) => {
    const value = posted.get(name);

    return typeof value === 'string' ? value : '';
  };

  const fromAccount = accountFields(posted);

  return {
    ...(fromAccount.length > 0 && { accountFields: fromAccount }),
    pageUrl: text(PAGE_NAME),
    captcha: text(CAPTCHA_NAME) || null,
    source: SOURCES.find((known) => known === text(SOURCE_NAME)) ?? null,
    consent: text(CONSENT_NAME) || null,
    trap: text(TRAP_NAME) || null,
  };
}
