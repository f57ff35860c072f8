export type Makers<Made extends object> = { readonly [Name in keyof Made]: () => Made[Name] };

/** The members of an object, each made when it is first read: an operation reads two or three of the thirty. */
export function madeOnce<Made extends object>(makers: Makers<Made>): Made {
  return new Proxy({} as Made, {
    get(made, name) {
      const key = name as keyof Made;
      if (!(key in made) && Object.hasOwn(makers, key)) made[key] = makers[key]();

      return made[key];
    },
  });
}
