import type { Field, Fields } from '@puckeditor/core';
import type { HeroState } from '#domain/page/hero-state.ts';
import {
  choiceField,
  headingField,
  linkListField,
  plainTextField,
  textField,
  toggleField,
} from '#web/src/editor/fields/part-fields.tsx';
import { HERO_FOOTERS } from './hero-footer.tsx';

/** Fields of the ten members; `shown` are those the template draws, the others keep what they hold. */
export function heroFields(shown: readonly (keyof HeroState)[]): Fields<HeroState> {
  const fields: Fields<HeroState> = {
    title: headingField('Title', ['h1', 'h2', 'h3']),
    text: textField('Text'),
    buttonList: linkListField('Buttons'),
    searchBar: toggleField('Search bar'),
    footerComponent: footerField(),
    area: kept(),
    baths: kept(),
    beds: kept(),
    buttonText: plainTextField('Text of the search button'),
    priceRange: kept(),
  };

  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name === 'footerComponent' || shown.includes(name as keyof HeroState) ? field : kept(),
    ]),
  ) as Fields<HeroState>;
}

/** What stands along the foot of the hero; the select has no null, so nothing is an empty text. */
function footerField(): Field<string | null> {
  return choiceField('Along the foot', [
    { value: '', label: 'Nothing' },
    ...HERO_FOOTERS.map((value) => ({ value, label: FOOTER_LABELS[value] })),
  ]) as Field<string | null>;
}

const FOOTER_LABELS: Record<(typeof HERO_FOOTERS)[number], string> = {
  contact: 'Phone and e-mail',
  social: 'Social networks',
  scroll: 'An arrow to what follows',
};

/** A member the template does not show: not in the panel, not lost either. */
function kept<Value>(): Field<Value> {
  return { type: 'custom', visible: false, render: () => <></> } as Field<Value>;
}
