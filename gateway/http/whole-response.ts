type Body = string | Uint8Array<ArrayBuffer>;

const bodies = new WeakMap<Response, Body>();

/** A response whose body the server writes as a whole, without reading it from a stream. */
export function wholeResponse(body: Body, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);

  return response;
}

/** The body of such a response; undefined for any other. */
export function wholeBodyOf(response: Response): Body | undefined {
  return bodies.get(response);
}
