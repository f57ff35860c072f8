import { isPublicAddress } from '#gateway/outside/public-address.ts';
import { VISITOR_ADDRESS_HEADER } from '#gateway/server.ts';

/** Where a visitor is: at the connection's other end, or where a proxy on the own network says it comes from. */
export function visitorAddress(
  forwardedFor: string | null | undefined,
  socketAddress: string | undefined,
): string | undefined {
  const isProxied = socketAddress !== undefined && !isPublicAddress(socketAddress.replace(/^::ffff:/, ''));
  const forwarded = isProxied ? forwardedFor?.split(',').at(-1)?.trim() : undefined;

  return forwarded || socketAddress;
}

/** Writes down where a request comes from; what a visitor says about it counts only when a proxy of ours has added it. */
export function tellVisitorAddress(request: Request, socketAddress: string | undefined): Request {
  const { headers } = request;
  const address = visitorAddress(headers.get('x-forwarded-for'), socketAddress);

  if (address) headers.set(VISITOR_ADDRESS_HEADER, address);
  else headers.delete(VISITOR_ADDRESS_HEADER);
  return request;
}
