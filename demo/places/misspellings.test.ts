import { expect, test } from 'vitest';
import { NameIndex } from '#engine/search-index/name-index.ts';
import { EDMONTON_PLACES, SAN_ANTONIO_PLACES } from './places.ts';

const names = [...EDMONTON_PLACES, ...SAN_ANTONIO_PLACES].map(({ name }) => name);
const index = new NameIndex(names);

/** What people type: letters left out, doubled, swapped, beside the right key, or as the name sounds. */
const MISSPELLINGS: readonly (readonly [typed: string, name: string])[] = [
  ['strahcona', 'Strathcona'],
  ['strathcone', 'Strathcona'],
  ['starthcona', 'Strathcona'],
  ['old strathcona', 'Strathcona'],
  ['glenorra', 'Glenora'],
  ['glenoar', 'Glenora'],
  ['garnaeu', 'Garneau'],
  ['garnau', 'Garneau'],
  ['belgrvia', 'Belgravia'],
  ['belgrivia', 'Belgravia'],
  ['bonnydoon', 'Bonnie Doon'],
  ['bonie doon', 'Bonnie Doon'],
  ['millwoods', 'Mill Woods'],
  ['mil woods', 'Mill Woods'],
  ['castledowns', 'Castle Downs'],
  ['riverbnd', 'Riverbend'],
  ['winderemere', 'Windermere'],
  ['windemere', 'Windermere'],
  ['londonderrry', 'Londonderry'],
  ['hazledean', 'Hazeldean'],
  ['hazeldeen', 'Hazeldean'],
  ['richie', 'Ritchie'],
  ['westmont', 'Westmount'],
  ['queen alexandria', 'Queen Alexandra'],
  ['mckernen', 'McKernan'],
  ['mc kernan', 'McKernan'],
  ['mccauly', 'McCauley'],
  ['alberta avenu', 'Alberta Avenue'],
  ['meyonok', 'Meyonohk'],
  ['sumerside', 'Summerside'],
  ['terwilegar', 'Terwillegar Towne'],
  ['terwillager towne', 'Terwillegar Towne'],
  ['chapelle', 'Chappelle'],
  ['ruterford', 'Rutherford'],
  ['capillano', 'Capilano'],
  ['otewell', 'Ottewell'],
  ['strathern', 'Strathearn'],
  ['greisbach', 'Griesbach'],
  ['keheewan', 'Keheewin'],
  ['laperle', 'La Perle'],
  ['hamptons', 'The Hamptons'],
  ['king wiliam', 'King William'],
  ['monte vsta', 'Monte Vista'],
  ['montevista', 'Monte Vista'],
  ['alamo hights', 'Alamo Heights'],
  ['alamo heigths', 'Alamo Heights'],
  ['san antonoi', 'San Antonio'],
  ['dignowty hill', 'Dignowity Hill'],
  ['shavanno park', 'Shavano Park'],
  ['mission san jose', 'Mission San José'],
  ['stone oke', 'Stone Oak'],
  ['tobbin hill', 'Tobin Hill'],
];

test.each(MISSPELLINGS)('"%s" finds %s first', (typed, name) => {
  expect(names[index.similar(typed, 1)[0]?.at ?? -1]).toBe(name);
});

test.each(['atlantis', 'zzzz', 'xk', '', '12345'])('"%s" is like none of them', (typed) => {
  expect(index.similar(typed, 5)).toEqual([]);
});
