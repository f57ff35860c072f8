type Write = (details: Record<string, unknown>, message: string) => void;

/** The part of pino's logger that the gateway uses. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write };
