/** Path of a Chromium on this machine, or null. */
export function findChromium(): string | null;
/** Path of a Chromium without a user interface on this machine, or null. */
export function findHeadlessShell(): string | null;
