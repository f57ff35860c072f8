/**
 * The URL that the document was rendered for. A visitor may have gone back before the start script recorded one. The
 * server's URL lacks parameters of campaigns, so what the recorded one has more means nothing.
 */
export function documentUrlOf(recorded: string | undefined, renderedFor: string): string | undefined {
  if (recorded === undefined) return undefined;
  const rendered = new URL(renderedFor, recorded);
  const { pathname, searchParams } = new URL(recorded);
  const isSame =
    pathname === rendered.pathname &&
    [...rendered.searchParams].every(([name, value]) => searchParams.getAll(name).includes(value));

  return isSame ? recorded : rendered.href;
}
