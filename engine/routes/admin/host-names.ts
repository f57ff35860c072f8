import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import {
  addHostName,
  createHostCheck,
  readHostNames,
  removeHostName,
  setMainHostName,
} from '../../operations/sites/host-names.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent } from '../require-agent.ts';

const HOSTS = '/space/:spaceID/hosts';

const named = z.object({ host: z.string().max(300) });
const chosen = z.object({ host: z.string().max(300).nullable() });

/** The host names of a site, for its owners. */
export function hostNameRoutes(context: EngineContext): Hono {
  const check = createHostCheck(context);
  const admit = async (request: Request, spaceId: string) => {
    await requireAgent(context, request, spaceId, 'hosts');

    return spaceId;
  };

  return new Hono()
    .get(HOSTS, async (c) => {
      const spaceId = await admit(c.req.raw, c.req.param('spaceID'));

      return c.json(await readHostNames(context, spaceId));
    })
    .post(HOSTS, async (c) => {
      const spaceId = await admit(c.req.raw, c.req.param('spaceID'));
      await addHostName(context, { spaceId, ...parse(named, await readBody(c.req.raw)) });

      return c.json(await readHostNames(context, spaceId), 201);
    })
    .put(`${HOSTS}/main`, async (c) => {
      const spaceId = await admit(c.req.raw, c.req.param('spaceID'));
      await setMainHostName(context, { spaceId, ...parse(chosen, await readBody(c.req.raw)) });

      return c.json(await readHostNames(context, spaceId));
    })
    .delete(`${HOSTS}/:host`, async (c) => {
      const { spaceID: spaceId, host } = c.req.param();
      await admit(c.req.raw, spaceId);
      await removeHostName(context, { spaceId, host });

      return c.json(await readHostNames(context, spaceId));
    })
    .post(`${HOSTS}/:host/check`, async (c) => {
      const { spaceID: spaceId, host } = c.req.param();
      await admit(c.req.raw, spaceId);

      return c.json(await check({ spaceId, host }));
    });
}
