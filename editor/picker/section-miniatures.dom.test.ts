import { expect, test } from 'vitest';
import { readMiniatures } from './section-miniatures.ts';

test('a miniature is only looked at: no forms, ids, scripts, frames or large pictures; none of what found nothing', () => {
  const page = new DOMParser().parseFromString(
    `<main>
      <section class="strap theme strap-form is-waiting"><form class="form"><input id="a" name="email" required>
        <label for="a">E-mail</label><iframe src="/x"></iframe></form></section>
      <section class="strap theme strap-image"><img src="/a" sizes="100vw" fetchpriority="high">
        <svg><use href="#icon"></use></svg><script>1</script></section>
      <section class="strap theme strap-listings-feed-sold"><h2>Recently Sold</h2></section>
    </main>`,
    'text/html',
  );

  const shown = Object.fromEntries(
    [...readMiniatures(page)].map(([name, { outerHTML }]) => [name, outerHTML]),
  );

  expect(Object.keys(shown)).toEqual(['strap-form', 'strap-image']);
  expect(shown['strap-form']).toContain('<div class="form"><input>');
  expect(shown['strap-form']).not.toMatch(/<form|iframe|id=|for=|is-waiting/);
  expect(shown['strap-image']).toContain('<img src="/a" sizes="320px" loading="lazy">');
  expect(shown['strap-image']).toContain('<use href="#icon">');
  expect(shown['strap-image']).not.toContain('<script');
});
