/**
 * The URL that the document was rendered for. A visitor may have gone back before the start script recorded one. The
 * server's URL lacks parameters of campaigns, so what the recorded one has more means nothing.
 */
export function documentUrlOf(recorded: string | undefined, renderedFor: string): string | undefined {
  if (!recorded) return;
  const { href, pathname, searchParams } = new URL(renderedFor, recorded);
  const url = new URL(recorded);
  const isSame =
    pathname === url.pathname &&
    [...searchParams].every(([name, value]) => url.searchParams.getAll(name).includes(value));

  return isSame ? recorded : href;
}
