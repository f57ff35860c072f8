import { postalCodeText, readPostalCode } from '#domain/search/postal-code.ts';
import type { EngineContext } from '#engine/context.ts';
import { middleOfPostalCode, nearestOnStreet } from '#engine/store/listings/homes-near-address.ts';
import { siteOf } from './own-source.ts';

export type TypedAddress = {
  address: string;
  city: string;
  province: string;
  postalCode: string;
};
/** Where a home is by its address, what gave the position, and the home, street or code that did. */
export type AddressPosition = {
  lat: number;
  lon: number;
  by: 'address' | 'street' | 'home' | 'postal-code';
  name: string;
};

const CANADIAN = /^[A-Z]\d[A-Z]\d[A-Z]\d$/;

/**
 * By the geocoder, if one is configured and knows the address; else by other homes of the site: with a Canadian
 * postal code, which is one side of a street, in the same street, or with an American code. Null where none helps.
 */
export async function findPosition(
  context: Pick<EngineContext, 'db' | 'geocode'>,
  { spaceId, ...typed }: TypedAddress & { spaceId: string },
): Promise<AddressPosition | null> {
  const { source, locale } = await siteOf(context, spaceId);
  const code = readPostalCode(typed.postalCode);
  const isBlock = code !== null && CANADIAN.test(code);
  const byCode = () => code && byPostalCode(context, { source, code });
  const found =
    (await byGeocoder(context, typed, locale)) ??
    (isBlock ? await byCode() : null) ??
    (await byStreet(context, { source, ...typed })) ??
    (isBlock ? null : await byCode());

  return found || null;
}

async function byGeocoder(
  { geocode }: Pick<EngineContext, 'geocode'>,
  { address, city, province, postalCode }: TypedAddress,
  locale: string,
): Promise<AddressPosition | null> {
  if (!geocode || !address || !city) return null;
  const text = [address, city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const found = await geocode({ text, country: new Intl.Locale(locale).region ?? null });
  if (found === 'unknown' || found === 'failed') return null;
  const { lat, lon, precision } = found;

  return { lat, lon, by: precision, name: precision === 'street' ? streetOf(address).street : address };
}

type Db = Pick<EngineContext, 'db'>;

async function byPostalCode(
  { db }: Db,
  { source, code }: { source: string; code: string },
): Promise<AddressPosition | null> {
  const position = await middleOfPostalCode(db, { source, code });

  return position && { ...position, by: 'postal-code', name: postalCodeText(code) };
}

async function byStreet(
  { db }: Db,
  { source, address, city }: Pick<TypedAddress, 'address' | 'city'> & { source: string },
): Promise<AddressPosition | null> {
  const { number, street } = streetOf(address);
  if (!street || !city) return null;
  const home = await nearestOnStreet(db, { source, street, city, number });

  return home && { lat: home.lat, lon: home.lon, by: 'home', name: home.address };
}

/** The house number, without the flat before it, and the street. */
function streetOf(address: string): { number: number; street: string } {
  const [, number = '0', street = address] =
    /^(?:(?:#|unit |apt |suite )\w+ *[-–, ] *|\w+ *[-–,] *)?(\d{1,8})\w* +(.+)$/i.exec(address) ?? [];

  return {
    number: Number(number),
    street: street.replace(/[ ,]+(#|unit |apt[.]? |suite |ste[.]? )\S*$/i, ''),
  };
}
