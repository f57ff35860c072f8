import { z } from 'zod';
import { CAPTCHA_USES, FIELD_TYPES, type Form } from './form.ts';

const FIELDS_MAX = 40;
const OPTIONS_MAX = 100;
/** Members of every submission besides its fields. */
const RESERVED = ['pageUrl'];

const line = (what: string, max: number) => z.string().trim().max(max, `${what} is too long`);
const field = z
  .object({
    name: z
      .string()
      .regex(
        /^[a-zA-Z][\w-]{0,49}$/,
        'The name of a field has letters, digits and hyphens, and begins with a letter',
      )
      .refine((name) => !RESERVED.includes(name), 'This name is taken'),
    label: line('The label', 200).min(1, 'Every field needs a label'),
    type: z.enum(FIELD_TYPES),
    required: z.boolean(),
    placeholder: line('The placeholder', 200).optional(),
    options: z
      .array(line('An option', 200).min(1, 'An option has a text'))
      .max(OPTIONS_MAX, `A choice has at most ${OPTIONS_MAX} options`)
      .optional(),
  })
  .superRefine(({ type, options }, context) => {
    if (type !== 'select') return;
    const add = (message: string) => context.addIssue({ code: 'custom', path: ['options'], message });
    if (!options?.length) add('A choice needs options, one on each line');
    else if (new Set(options).size < options.length) add('Two options are the same');
  })
  // What belongs to another type is left out.
  .transform(({ options, placeholder, ...rest }) => ({
    ...rest,
    ...(placeholder && rest.type !== 'select' && rest.type !== 'checkbox' && { placeholder }),
    ...(rest.type === 'select' && { options }),
  }));

/** A form as agents design it: somebody who sends it can be replied to. */
export const formDesign = z.object({
  name: line('The name', 100).min(1, 'A form needs a name'),
  captcha: z.enum(CAPTCHA_USES),
  fields: z
    .array(field)
    .min(1, 'A form needs a field')
    .max(FIELDS_MAX, `A form has at most ${FIELDS_MAX} fields`)
    .superRefine((fields, context) => {
      fields.forEach(({ name }, index) => {
        if (fields.findIndex((other) => other.name === name) < index)
          context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Another field has this name' });
      });
      if (!fields.some(({ type, required }) => required && (type === 'email' || type === 'phone')))
        context.addIssue({
          code: 'custom',
          message: 'A form needs a required e-mail or phone field: nobody could be answered otherwise',
        });
    }),
});
export type FormDesign = Omit<Form, 'id'>;
