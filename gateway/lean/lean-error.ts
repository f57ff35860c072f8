/** Something that only the whole GraphQL server can answer, with its errors and where they belong. */
export class NotLean extends Error {
  override name = 'NotLean';
}
