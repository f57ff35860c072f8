const TEXT_MAX = 100;

/** The search text for sold listings. */
export function soldSearchText(url: string): string {
  return (new URL(url, 'http://localhost').searchParams.get('q') ?? '').trim().slice(0, TEXT_MAX);
}

/** The requested page of sold listings, from 1. */
export function requestedSoldPage(url: string): number {
  const page = new URL(url, 'http://localhost').searchParams.get('page') ?? '';

  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}
