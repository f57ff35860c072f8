const TIME = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,2})$/;

/** Seconds of `1:05`, `1:02:10` or `40`; null for anything else. */
export function secondsOf(time: string): number | null {
  const [, hours, minutes, seconds] = TIME.exec(time.trim()) ?? [];

  return seconds === undefined
    ? null
    : Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
}
