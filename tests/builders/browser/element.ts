/** As much of an element as React and our hooks ask of one. */
export class FakeElement extends EventTarget {
  readonly nodeType = 1;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly nodeName: string;
  readonly tagName: string;
  readonly attributes = new Map<string, string>();
  lang = '';

  constructor(tag: string) {
    super();
    this.nodeName = this.tagName = tag.toUpperCase();
  }
  get textContent(): string {
    return '';
  }
  set textContent(_: string) {}
  get ownerDocument(): Document {
    return document;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  toggleAttribute(name: string, on: boolean): boolean {
    if (on) this.attributes.set(name, '');
    else this.attributes.delete(name);
    return on;
  }
}
