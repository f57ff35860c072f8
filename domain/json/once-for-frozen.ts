/** What is made of an object that cannot change, made once for it; of any other object each time. */
export function onceForFrozen<In extends object, Out>(make: (value: In) => Out): (value: In) => Out {
  const known = new WeakMap<In, Out>();

  return (value) => {
    if (!Object.isFrozen(value)) return make(value);
    const before = known.get(value);
    if (before !== undefined) return before;

    const made = make(value);
    known.set(value, made);
    return made;
  };
}
