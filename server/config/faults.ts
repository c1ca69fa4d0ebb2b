/** The environment as the program was started with; an empty value counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one and collects what is wrong with them, so that all errors are reported together. */
export class Reader {
  readonly faults: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string): string | null {
    return this.#environment[name]?.trim() || null;
  }

  fault(name: string, what: string): void {
    this.faults.push(`${name}: ${what}`);
  }

  /** The result of `parse`; if it returns null, `what` is the error. */
  parsed<T>(name: string, fallback: T, parse: (text: string) => T | null, what: string): T {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value === null) this.fault(name, what);
    return value ?? fallback;
  }

  choice<T>(name: string, fallback: T, values: Readonly<Record<string, T>>): T {
    const pick = (text: string): T | null => (Object.hasOwn(values, text) ? (values[text] ?? fallback) : null);
    return this.parsed(
      name,
      fallback,
      (text) => pick(text.toLowerCase()),
      `must be one of ${Object.keys(values).join(', ')}`,
    );
  }
}

export const onOff: Readonly<Record<string, boolean>> = {
  '1': true,
  on: true,
  true: true,
  '0': false,
  off: false,
  false: false,
};
