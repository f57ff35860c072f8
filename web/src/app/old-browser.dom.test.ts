import { expect, test } from 'vitest';
import { DISMISS_SCRIPT, isOldBrowser, NOTICE_ID, needsBrowserNotice } from './old-browser.ts';

test.each([
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/17.17134',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.150 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:78.0) Gecko/20100101 Firefox/78.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0.3 Mobile/15E148 Safari/604.1',
])('%s is outdated', (userAgent) => {
  expect(isOldBrowser(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
  'curl/8.5.0',
  '',
])('%s is current', (userAgent) => {
  expect(isOldBrowser(userAgent)).toBe(false);
});

test('the notice is not shown again after it was dismissed', () => {
  const withCookie = (cookie: string) => ({
    headers: new Map([
      ['user-agent', 'MSIE 8.0'],
      ['cookie', cookie],
    ]),
  });

  expect(needsBrowserNotice(withCookie('a=1'))).toBe(true);
  expect(needsBrowserNotice(withCookie('a=1; old_browser=dismissed'))).toBe(false);
});

test('the button hides the notice and sets the cookie [R2.055]', () => {
  document.body.innerHTML = `<aside id="${NOTICE_ID}"><button>Close</button></aside>`;
  new Function(DISMISS_SCRIPT)();
  document.querySelector('button')?.click();

  expect(document.getElementById(NOTICE_ID)?.style.display).toBe('none');
  const headers = new Map([
    ['user-agent', 'MSIE 8.0'],
    ['cookie', document.cookie],
  ]);
  expect(needsBrowserNotice({ headers })).toBe(false);
});
