import type { FormView } from '../datasources/forms/forms.types.ts';

export type FormFieldMapper = FormView['fields'][number];
