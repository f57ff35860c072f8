import { z } from 'zod';
import { FILE_KINDS, FILE_USE_PLACES, type SiteFile } from '#domain/files/site-file.ts';

export const fileResponse: z.ZodType<SiteFile> = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  type: z.string(),
  kind: z.enum(FILE_KINDS),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  altText: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }),
});

export const filesResponse = z.object({
  files: z.array(fileResponse),
  total: z.number(),
  bytes: z.number(),
  maxBytes: z.number(),
});

export const usesResponse = z.object({
  uses: z.array(z.object({ place: z.enum(FILE_USE_PLACES), slug: z.string().nullable() })),
});
export const picturesResponse = z.object({
  pictures: z.array(z.object({ url: z.string(), altText: z.string().default('') })),
});
