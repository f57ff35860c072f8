import type { Fields } from '@puckeditor/core';
import type { PreparedSearch } from '#domain/search/search-config.ts';
import { headingField, listField, plainTextField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import { panelsField } from '#web/src/editor/search-setup/panels-field.tsx';
import type { ListingSearchState } from './state.ts';

export const fields: Fields<ListingSearchState> = {
  title: headingField('Heading'),
  panels: panelsField('Filters shown at once'),
  advanced: toggleField('Open the advanced search at first'),
  preconfiguredSearches: listField<PreparedSearch>('Prepared searches', {
    fields: {
      name: plainTextField('Name'),
      slug: plainTextField('Address after /search/p/'),
      url: plainTextField('Address of the search it stands for'),
    },
    defaultItem: { name: 'New search', slug: 'new-search', url: '/search' },
    itemLabel: ({ name }) => name,
  }),
};
