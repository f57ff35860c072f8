import { z } from 'zod';
import { type PartDeclaration, type Parts, PLAIN_KINDS } from './declaration.ts';

const declaration: z.ZodType<PartDeclaration> = z.lazy(() =>
  z.union([
    z.enum(PLAIN_KINDS),
    z.strictObject({ kind: z.literal('number'), min: z.number(), max: z.number() }),
    z.strictObject({ kind: z.literal('choice'), of: z.array(z.string()).min(1) }),
    z.strictObject({ kind: z.literal('list'), of: declaration }),
    z.strictObject({ kind: z.literal('group'), of: partsSchema }),
  ]),
);

/** The content of a parts.json. */
export const partsSchema: z.ZodType<Parts> = z.record(z.string(), declaration);
