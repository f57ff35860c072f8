type Write = (details: Record<string, unknown>, message: string) => void;

/** As much of a pino logger as the gateway writes to. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write };
