const HERE = '/_files/';

/**
 * Text (a page as JSON, markup, an address) with every address below one of the old storage hosts on `/_files/` instead.
 * `prefixes` are whole beginnings, for example `https://files.old.example/`; markup of an
 * agent's own is kept URI-encoded, and some JSON escapes its slashes.
 */
export function rewriteFileAddresses(text: string, prefixes: readonly string[]): string {
  return prefixes.reduce((rewritten, prefix) => {
    const spellings: [string, string][] = [
      [prefix, HERE],
      [prefix.replaceAll('/', '\\/'), HERE.replaceAll('/', '\\/')],
      [encodeURIComponent(prefix), encodeURIComponent(HERE)],
    ];

    return spellings.reduce((before, [old, now]) => before.replaceAll(old, now), rewritten);
  }, text);
}
