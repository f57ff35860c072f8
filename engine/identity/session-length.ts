/** A sign-in lasts a working day, and so does everything that hangs on it. */
export const SESSION_SECONDS = 12 * 60 * 60;
