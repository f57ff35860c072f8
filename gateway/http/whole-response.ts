type Body = string | Uint8Array<ArrayBuffer>;

/** Has no stream, which costs more than all else of a small response. It is created only for code that reads the body without `wholeBodyOf`. */
class WholeResponse extends Response {
  readonly whole: Body;

  constructor(whole: Body, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }

  static {
    for (const name of ['body', 'text', 'json', 'arrayBuffer', 'bytes', 'blob'] as const)
      Object.defineProperty(WholeResponse.prototype, name, {
        get(this: WholeResponse) {
          const streamed = new Response(this.whole);
          const member = streamed[name];
          return typeof member === 'function' ? member.bind(streamed) : member;
        },
      });
    Object.defineProperty(WholeResponse.prototype, 'clone', {
      value(this: WholeResponse) {
        return new WholeResponse(this.whole, this);
      },
    });
  }
}

/** A response whose body the server writes as a whole, without reading it from a stream. */
export function wholeResponse(body: Body, init: ResponseInit): Response {
  return new WholeResponse(body, init);
}

/** The body of such a response; undefined for any other. */
export function wholeBodyOf(response: Response): Body | undefined {
  return response instanceof WholeResponse ? response.whole : undefined;
}
