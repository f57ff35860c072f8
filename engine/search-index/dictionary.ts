/** Repeated values, each stored once; rows store the value's number. */
export class Dictionary<Value> {
  readonly values: Value[] = [];
  readonly #codes = new Map<string, number>();
  readonly #key: (value: Value) => string;

  constructor(key: (value: Value) => string) {
    this.#key = key;
  }

  /** The number of a value, assigned when it is new. */
  code(value: Value): number {
    const key = this.#key(value);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;

    this.#codes.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
