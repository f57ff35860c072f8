import { z } from 'zod';

export const pageQuery = z.object({
  from: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
});
