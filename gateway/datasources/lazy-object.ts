export type Factories<Members extends object> = { readonly [Name in keyof Members]: () => Members[Name] };

/** An object whose members are created when they are first read: an operation reads two or three of thirty sources. */
export function lazyObject<Members extends object>(factories: Factories<Members>): Members {
  return new Proxy({} as Members, {
    get(created, name) {
      const key = name as keyof Members;
      if (!(key in created) && Object.hasOwn(factories, key)) created[key] = factories[key]();

      return created[key];
    },
  });
}
