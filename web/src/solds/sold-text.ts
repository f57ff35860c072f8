const TEXT_MAX = 100;

/** What a visitor looks for among the sold homes. */
export function askedSoldText(url: string): string {
  return (new URL(url, 'http://localhost').searchParams.get('q') ?? '').trim().slice(0, TEXT_MAX);
}

/** The page of sold homes an address asks for, from one. */
export function askedSoldPage(url: string): number {
  const page = new URL(url, 'http://localhost').searchParams.get('page') ?? '';

  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}
