import { z } from 'zod';
import { HEADING_SIZES } from '../page/parts.ts';
import { stateProblems } from './check-state.ts';
import { type PartDeclaration, type Parts, PLAIN_KINDS } from './declaration.ts';
import { initialState } from './initial-state.ts';

const common = {
  label: z.string().optional(),
  default: z.unknown().optional(),
  need: z.enum(['must', 'should']).optional(),
};
const options = z.record(z.string(), z.string()).refine((labels) => Object.keys(labels).length > 0, {
  message: 'A choice has options: labels by value',
});
const count = z.int().min(0).optional();

const declaration: z.ZodType<PartDeclaration> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...common,
      kind: z.enum(PLAIN_KINDS),
      sizes: z.array(z.enum(HEADING_SIZES)).optional(),
      none: z.string().optional(),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('number'),
      min: z.number(),
      max: z.number(),
      step: z.number().positive().optional(),
    }),
    z.strictObject({ ...common, kind: z.literal('choice'), options, none: z.string().optional() }),
    z.strictObject({ ...common, kind: z.literal('choices'), options }),
    z.strictObject({
      ...common,
      kind: z.literal('list'),
      of: declaration,
      item: z.string().optional(),
      min: count,
      max: count,
      members: z.array(z.enum(['href', 'linkOut', 'height', 'filter'])).optional(),
    }),
    z.strictObject({ ...common, kind: z.literal('group'), of: partsSchema }),
  ]),
);

/** The parts of a template as a package declares them; what a new one begins with holds to its own kinds. */
export const partsSchema: z.ZodType<Parts> = z
  .record(z.string(), declaration)
  .superRefine((parts, context) => {
    for (const { path, message } of stateProblems(parts, initialState(parts))) {
      context.addIssue({ code: 'custom', path, message: `The default is wrong: ${message}` });
    }
  });
