/** Set when the visitor dismissed the notice. */
export const NOTICE_COOKIE = 'old_browser';
export const NOTICE_ID = 'old-browser-notice';

/** The first version of each engine that supports all the site needs (modules, container queries, `:has`). */
const FIRST_VERSIONS: readonly [pattern: RegExp, first: number][] = [
  [/(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/, 106],
  [/(?:Firefox|FxiOS)\/(\d+)/, 121],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, 16],
];

type RequestWithHeaders = { headers: { get(name: string): string | null | undefined } };

/** True for an outdated browser whose visitor has not dismissed the notice. */
export function needsBrowserNotice({ headers }: RequestWithHeaders): boolean {
  const isDismissed = (headers.get('cookie') ?? '').split(/;\s*/).includes(`${NOTICE_COOKIE}=dismissed`);

  return !isDismissed && isOldBrowser(headers.get('user-agent') ?? '');
}

export function isOldBrowser(userAgent: string): boolean {
  if (/MSIE |Trident\/|Edge\/\d/.test(userAgent)) return true;

  const found = FIRST_VERSIONS.find(([pattern]) => pattern.test(userAgent));
  return found !== undefined && Number(found[0].exec(userAgent)?.[1]) < found[1];
}

/** In ES3 for outdated browsers: hides the notice and sets a cookie for a year. */
export const DISMISS_SCRIPT = `(function () {
  var notice = document.getElementById('${NOTICE_ID}');
  notice.getElementsByTagName('button')[0].onclick = function () {
    notice.style.display = 'none';
    document.cookie = '${NOTICE_COOKIE}=dismissed; path=/; max-age=31536000';
  };
})();`;
