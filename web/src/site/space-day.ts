import { useSite } from './site-context.tsx';

/** Returns the day of an instant in the space, as `2026-11-21`; a day stays. By today's offset from UTC, winter or summer. */
export function useSpaceDay(): (instant: string) => string {
  const { clockAheadMs = 0 } = useSite();

  return (instant) =>
    instant.includes('T')
      ? new Date(Date.parse(instant) + clockAheadMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
      : instant;
}
