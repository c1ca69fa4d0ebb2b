/** Each with a React key no other has, even if two read alike, as the operator's own paragraphs may. */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string = String,
): (readonly [key: string, item: Item])[] {
  const times = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return [`${time} ${name}`, item];
  });
}
