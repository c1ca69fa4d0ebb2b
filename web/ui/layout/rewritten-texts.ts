/**
 * Browser translation, and many extensions, replace text nodes with elements of their own. React goes on
 * with the nodes it made: it writes new words where nobody sees them, or does not find the one it wants to remove, and the
 * page dies. So each such node comes back, empty, before its replacement; and the replacement goes with it, or
 * as soon as React has other words.
 */
type StandIn = { element: Element; words: string };

const standIns = new WeakMap<Text, StandIn>();
const replaced = new WeakMap<Node, Text>();

/** Where a removed text was. */
type Gap = { text: Text; place: Node; before: Node | null; after: Node | null };

const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

/** React notes on each element that it makes what it is for. */
let isForeign = (node: Node): node is Element =>
  node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));

/** Whether the page was rewritten before React takes it over: then it finds other nodes than it expects. */
export const isRewritten = (root: Element): boolean => root.querySelector('font') !== null;

/** Keeps React's texts in their places from now on. */
export function keepTexts(root: Node): void {
  const observer = new MutationObserver((records) => {
    const emptied = new Set<Text>();
    let gap: Gap | null = null;
    for (const record of records) {
      const { target, type } = record;
      if (type === 'characterData') {
        if (isText(target)) showNewWords(target, emptied.has(target));
        continue;
      }
      const text = standsIn(record, gap);
      if (text) emptied.add(text);
      for (const node of record.removedNodes) {
        if (isText(node)) {
          gap = { text: node, place: target, before: record.previousSibling, after: record.nextSibling };
          takeAlong(node);
        } else bringBack(node);
      }
    }
    observer.takeRecords(); // what was done here
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

/** The same where Preact draws, which leaves no note on its elements: translating browsers use one of their own. */
export function keepPreactTexts(root: Node): void {
  isForeign = (node): node is Element => node instanceof Element && node.localName === 'font';
  keepTexts(root);
}

/** The text in whose place an element was put, before or after it was removed; it is put back, empty. */
function standsIn(record: MutationRecord, gap: Gap | null): Text | null {
  const { target: place, addedNodes, removedNodes, previousSibling: before, nextSibling: after } = record;
  const element = [...addedNodes].find((node) => node.parentNode === place && isForeign(node));
  if (!(element instanceof Element)) return null;
  const again = [...removedNodes].map((node) => replaced.get(node)).find((text) => text?.parentNode === place);
  const words = again && standIns.get(again)?.words;
  if (again && words !== undefined) stand(again, { element, words });
  const inGap = gap?.place === place && gap.before === before && gap.after === after ? [gap.text] : [];
  const text = [...removedNodes, ...inGap, after, before].find(
    (node): node is Text => isText(node) && !standIns.has(node) && (!node.isConnected || element.contains(node)),
  );
  if (!text) return null;
  stand(text, { element, words: text.data });
  if (element.contains(text)) text.replaceWith(text.data);
  text.data = '';
  element.before(text);
  return text;
}

function stand(text: Text, standIn: StandIn): void {
  standIns.set(text, standIn);
  replaced.set(standIn.element, text);
}

/** React has written other words: they replace what stood in for the old ones, so as to be rewritten too. */
function showNewWords(text: Text, emptiedSince: boolean): void {
  const standIn = standIns.get(text);
  if (!standIn) return;
  standIns.delete(text);
  if (emptiedSince) text.data = standIn.words;
  standIn.element.replaceWith(text);
}

/** React has moved or removed the text. */
function takeAlong(text: Text): void {
  const element = standIns.get(text)?.element;
  if (!element?.isConnected || element.previousSibling === text) return;
  if (text.isConnected) text.after(element);
  else {
    standIns.delete(text);
    element.remove();
  }
}

/** The page is shown as it was written again. */
function bringBack(element: Node): void {
  const text = replaced.get(element);
  const standIn = text && standIns.get(text);
  if (!standIn || standIn.element !== element || element.isConnected) return;
  standIns.delete(text);
  if (text.isConnected) text.data = standIn.words;
}
