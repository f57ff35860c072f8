import { z } from 'zod';
import type { Space } from '#domain/site/website.ts';
import { RestSource } from '../datasources/rest-source.ts';
import type { NamedUpstream } from '../datasources/upstream.ts';

const spaceResponse: z.ZodType<Space> = z.object({
  id: z.string().min(1),
  host: z.string(),
  mainHost: z.string().nullish(),
  source: z.string(),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  timeZone: z.string(),
  mapDefault: z.object({ lat: z.number(), lon: z.number(), zoom: z.number() }),
  areaName: z.string(),
  defaultPlaceId: z.coerce.number().int(),
  vowRequired: z.boolean().optional(),
});

/** `getSpace?host=`: the site of a host. */
export class SpacesSource extends RestSource {
  constructor(upstream: NamedUpstream) {
    super({ upstream, spaceId: '', token: null });
  }

  getByHost(host: string): Promise<Space | null> {
    return this.find(spaceResponse, ['getSpace'], { host });
  }
}
