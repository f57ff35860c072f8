const HERE = '/_files/';

/**
 * Rewrites URLs below the old storage hosts to `/_files/` in text (a page as JSON, HTML, a URL). `prefixes`
 * are complete, for example `https://files.old.example/`; custom HTML is stored URI-encoded, and some JSON
 * escapes its slashes.
 */
export function rewriteFileUrls(text: string, prefixes: readonly string[]): string {
  return prefixes.reduce((rewritten, prefix) => {
    const spellings: [string, string][] = [
      [prefix, HERE],
      [prefix.replaceAll('/', '\\/'), HERE.replaceAll('/', '\\/')],
      [encodeURIComponent(prefix), encodeURIComponent(HERE)],
    ];

    return spellings.reduce((before, [old, now]) => before.replaceAll(old, now), rewritten);
  }, text);
}
