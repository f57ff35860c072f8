import { language } from '#domain/language/language.ts';
import { message } from '../messages.ts';

/** A complete document for when the site itself cannot be rendered. */
export function RootError() {
  return (
    <html lang={language()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{message('page.error.500.heading')}</title>
        <style>
          {'body{font:1.0625rem/1.6 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1rem}'}
        </style>
      </head>
      <body>
        <h1>{message('page.error.500.heading')}</h1>
        <p>{message('page.error.body')}</p>
      </body>
    </html>
  );
}
