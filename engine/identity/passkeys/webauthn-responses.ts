import { z } from 'zod';

const credential = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  /** Dropped: no extension is requested. */
  clientExtensionResults: z.record(z.string(), z.unknown()).transform(() => ({})),
};
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});
const clientData = z.object({ challenge: z.string() });

/** What a browser posts after it has made a passkey; undefined when it is something else. */
export function readRegistration(json: string): z.infer<typeof registration> | undefined {
  return registration.safeParse(parseJson(json)).data;
}

/** What a browser posts after a passkey has signed; undefined when it is something else. */
export function readAuthentication(json: string): z.infer<typeof authentication> | undefined {
  return authentication.safeParse(parseJson(json)).data;
}

/** The challenge that untrusted client data name; empty when there is none. */
export function readClientChallenge(clientDataJSON: string): string {
  const json = Buffer.from(clientDataJSON, 'base64url').toString();

  return clientData.safeParse(parseJson(json)).data?.challenge ?? '';
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** For `catch`: the library throws plain errors for whatever does not match. */
export function unproven(error: unknown): null {
  if (error instanceof Error) return null;
  throw error;
}
