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

  /** The same for what may be missing. */
  optional<T>(name: string, parse: (text: string) => T | null, what: string): T | null {
    return this.parsed<T | null>(name, null, parse, what);
  }

  /** Whether settings that only work together are given; some of them without the others is an error. */
  together(names: readonly string[], others: string): boolean {
    const missing = names.filter((name) => this.text(name) === null);
    if (missing.length === names.length) return false;
    for (const name of missing) this.fault(name, `is missing, while ${others}`);
    return true;
  }

  choice<T>(name: string, fallback: T, values: Readonly<Record<string, T>>): T {
    const known = new Map(Object.entries(values));
    const what = `must be one of ${Object.keys(values).join(', ')}`;
    return this.parsed(name, fallback, (text) => known.get(text.toLowerCase()) ?? null, what);
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
