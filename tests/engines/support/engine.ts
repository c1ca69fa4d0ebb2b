export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Size = { width: number; height: number };

/** Keys by the names that events have for them. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'End' | 'PageDown';

/** A page of a browser that remembers nothing, driven by its engine's own mouse and keyboard. */
export interface Tab {
  goTo(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it knows nothing but what it is given. */
  run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Presses the mouse at a place in the window. */
  press(place: { x: number; y: number }): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Cuts the network, or brings it back. */
  online(isOn: boolean): Promise<void>;
  /** What is in the window, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors, exceptions, unhandled rejections and breaches of the content's policy, since the page was opened. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  readonly name: EngineName;
  open(size: Size): Promise<Tab>;
  stop(): Promise<void>;
}
