import pg from 'pg';

const NAMED = /^select \/\* ([a-z ]{1,60}) \*\/ /;

/**
 * Has the server parse and plan a statement once for each connection, not for each call, if it begins with a name:
 * `select /* listings by id *\/ …`. A name stands for one text that never varies.
 */
export class PlanningClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the method has many signatures
  override query(...given: any[]): any {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' ? NAMED.exec(text)?.[1] : undefined;
    if (name === undefined) return super.query(...(given as Parameters<pg.Client['query']>));

    return super.query({ name, text, values }, ...(rest as []));
  }
}
