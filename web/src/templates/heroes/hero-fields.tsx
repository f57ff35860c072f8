import type { Field, Fields } from '@puckeditor/core';
import type { HeroState } from '#domain/page/hero-state.ts';
import {
  headingField,
  linkListField,
  plainTextField,
  textField,
  toggleField,
} from '#web/src/editor/fields/part-fields.tsx';

/** Fields of the ten members; `shown` are those the template draws, the others keep what they hold. */
export function heroFields(shown: readonly (keyof HeroState)[]): Fields<HeroState> {
  const fields: Fields<HeroState> = {
    title: headingField('Title', ['h1', 'h2', 'h3']),
    text: textField('Text'),
    buttonList: linkListField('Buttons'),
    searchBar: toggleField('Search bar'),
    footerComponent: kept(),
    area: kept(),
    baths: kept(),
    beds: kept(),
    buttonText: plainTextField('Text of the search button'),
    priceRange: kept(),
  };

  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      shown.includes(name as keyof HeroState) ? field : kept(),
    ]),
  ) as Fields<HeroState>;
}

/** A member the template does not show: not in the panel, not lost either. */
function kept<Value>(): Field<Value> {
  return { type: 'custom', visible: false, render: () => <></> } as Field<Value>;
}
