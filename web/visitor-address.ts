import { isPublicAddress } from '#gateway/outside/public-address.ts';
import { VISITOR_ADDRESS_HEADER } from '#gateway/server.ts';

/** Writes down where a request comes from; what a visitor says about it counts only when a proxy of ours has added it. */
export function tellVisitorAddress(request: Request, socketAddress: string | undefined): Request {
  const { headers } = request;
  const isProxied = socketAddress !== undefined && !isPublicAddress(socketAddress.replace(/^::ffff:/, ''));
  const forwarded = isProxied ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded || socketAddress;

  if (address) headers.set(VISITOR_ADDRESS_HEADER, address);
  else headers.delete(VISITOR_ADDRESS_HEADER);
  return request;
}
