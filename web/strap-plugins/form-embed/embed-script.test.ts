import { expect, test } from 'vitest';
import { embedMarkup, embedScript } from './embed-script.ts';

test('the script is loaded from the forms host, below the space, without the prefix of stock forms [R7.091, R7.093]', () => {
  const embed = { formsHost: 'https://forms.example.com/', formID: 'stock/contact-agent' };

  expect(embedScript(embed, 'edmonton')).toBe('https://forms.example.com/edmonton/embed/contact-agent.js');
});

test.each([
  ['', 'general'],
  ['forms.example.com', 'general'],
  ['http://forms.example.com', 'general'],
  ['javascript:alert(1)', 'general'],
  ['https://forms.example.com', ' '],
])('the host “%s” and the form “%s” embed nothing', (formsHost, formID) => {
  expect(embedScript({ formsHost, formID }, 'edmonton')).toBeNull();
});

test('an address cannot leave the attribute it stands in', () => {
  const script =
    embedScript({ formsHost: 'https://forms.example.com/"><b>', formID: '"><i>' }, 'edmonton') ?? '';

  expect(embedMarkup(script)).toMatch(/^<script src="[^"<>]*"><\/script>$/);
});
