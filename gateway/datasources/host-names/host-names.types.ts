import { z } from 'zod';

/** Wire types of the host names of a site (docs/rest-calls.md). */

export const hostNamesResponse = z.object({
  hosts: z.array(z.object({ host: z.string(), isMain: z.boolean(), isLocal: z.boolean() })),
  canChange: z.boolean(),
  serverAddresses: z.array(z.string()),
});

export const hostCheckResponse = z.object({
  state: z.enum([
    'working',
    'uncertified',
    'elsewhere',
    'unanswered',
    'private',
    'unresolved',
    'local',
    'off',
  ]),
  detail: z.string().nullable(),
});
