import type { Page } from '@playwright/test';

/**
 * What cannot be read or pressed well in the window as it is: controls over one another or out of reach under a toast,
 * controls too small for a thumb, or in a bar though they cannot be pressed, text that is cut, runs out of its box or
 * breaks within a word, headings whose last line is one short word. Of a page under a modal
 * dialog only the dialog counts; windows wider than a tablet's are pointed at, and paper is not pressed.
 */
export const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const thumb = 43.5; // 44 px, and what rounding takes of them
    const controlled =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch]';
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const found: string[] = [];

    const nameOf = (element: Element): string => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `${[element.localName, element.getAttribute('class')?.split(' ')[0]].filter(Boolean).join('.')} ‘${words}’`;
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('.sr-only, [aria-hidden="true"], [inert]');
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;

    /** Its own words of letters alone, which a line has room for. */
    const wordsOf = (element: Element): Range[] =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) =>
          [...(node.nodeValue ?? '').matchAll(/(?<=^|\s)\p{L}{2,11}(?=$|[\s.,;:])/gu)].map((word) => {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            return range;
          }),
        );

    // A first letter that is drawn apart stands on the same line.
    const isBroken = (word: Range): boolean => {
      const [first, ...rest] = word.getClientRects();
      return first !== undefined && rest.some(({ top }) => top > first.bottom - 4);
    };

    /** What of an element is not scrolled out of a box that it stands in. */
    const boxOf = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      let isFixed = false;
      let scrolls = false;
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(at);
        // What moves within a box that stays is not fixed.
        if (at !== element && /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) scrolls = true;
        if (!scrolls && (position === 'fixed' || position === 'sticky')) isFixed = true;
        if (at === element || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const around = at.getBoundingClientRect();
        [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
        [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
      }
      return { left, top, right, bottom, isFixed };
    };

    // A radio's or a box's whole row is pressed, where it has one.
    const pressed = [...root.querySelectorAll(controlled)].map((element) =>
      element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element,
    );
    const controls = [...new Set(pressed)]
      .filter(isSeen)
      .map((element) => ({ element, ...boxOf(element) }))
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    // A row that is pressed as a whole by its only button.
    const isRow = (element: Element): boolean => getComputedStyle(element, '::after').position === 'absolute';
    const isPressed = innerWidth < 1024 && !matchMedia('print').matches;
    for (const { element } of isPressed ? controls : []) {
      const { width, height } = element.getBoundingClientRect();
      if (Math.min(width, height) < thumb && !isInText(element) && !isRow(element))
        found.push(`too small (${Math.round(width)} × ${Math.round(height)}): ${nameOf(element)}`);
    }
    // On a phone the bar at the foot is there for what can be pressed now.
    for (const { element, isFixed } of innerWidth < 640 ? controls : []) {
      if (isFixed && element.matches(':is(.action-bar, .summary-bar) [aria-disabled="true"]:not([aria-busy="true"])'))
        found.push(`stands there disabled: ${nameOf(element)}`);
    }
    // What stays in the window while the page scrolls passes over everything once; at the page's end nothing is under it.
    const unreadIn = (box: Element): number => box.scrollHeight - box.clientHeight - box.scrollTop;
    const unreadOf = (element: Element): number => {
      let unread = unreadIn(document.documentElement);
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowY)) unread += unreadIn(at);
      return unread;
    };
    type Control = (typeof controls)[number];
    const staysUnder = (bar: Control, one: Control): boolean => {
      if (root !== document.body || !bar.isFixed || one.isFixed || bar.top < innerHeight / 2) return false;
      if (bar.element.closest('.toast')) return false; // it goes, and of what is under it is asked below
      const isBeside = one.left >= bar.right - 1 || one.right <= bar.left + 1;
      const unread = unreadOf(one.element);
      return !isBeside && one.top - unread < bar.bottom - 1 && one.bottom - unread > bar.top + 1;
    };
    controls.forEach((one, index) => {
      for (const other of controls.slice(index + 1)) {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const isWithin = one.element.contains(other.element) || other.element.contains(one.element);
        const isOver = width > 1 && height > 1 && one.isFixed === other.isFixed;
        if ((isOver || staysUnder(one, other) || staysUnder(other, one)) && !isWithin && !isInText(one.element))
          found.push(`over one another: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    });

    // Over the head of a page it lies on purpose, on phones; what scrolls clear of it is within reach.
    const toast = document.querySelector('.toast');
    const over = toast?.getBoundingClientRect() ?? new DOMRect();
    for (const { element, left, top, right, bottom, isFixed } of controls) {
      const isUnder = toast?.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      if (!isUnder || element.closest('.toast, .header, .landing-row, .admin header')) continue;
      const clearsUpwards = bottom - top <= over.top && bottom - over.top <= unreadOf(element);
      const clearsDownwards = bottom - top <= innerHeight - over.bottom && over.bottom - top <= scrollY;
      if (isFixed || !(clearsUpwards || clearsDownwards)) found.push(`under a toast: ${nameOf(element)}`);
    }

    for (const element of root.querySelectorAll('*')) {
      const speaks = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!speaks || element.clientWidth <= 1 || !isSeen(element) || element.closest('svg, .skip-link')) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isCut =
        (overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 3);
      if (isCut) found.push(`cut: ${nameOf(element)}`);
      const { overflowWrap, hyphens } = getComputedStyle(element);
      const mayBreak = overflowWrap !== 'normal' && hyphens !== 'auto' && !element.matches('input, textarea');
      const broken = mayBreak ? wordsOf(element).find(isBroken) : undefined;
      if (broken) found.push(`broken word: ${broken} in ${nameOf(element)}`);
      // Inline text belongs to the box of the block that it stands in.
      let block: Element = element;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
      // A field of several lines scrolls.
      if (isCut || element instanceof HTMLTextAreaElement || getComputedStyle(block).overflowX !== 'visible') continue;
      const room = block.getBoundingClientRect();
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        if (right <= room.right + 1 && left >= room.left - 1) continue;
        found.push(`runs out: ${nameOf(element)}`);
        break;
      }
    }

    for (const heading of [...root.querySelectorAll('h1, h2, h3')].filter(isSeen)) {
      const lines: { bottom: number; words: number; width: number }[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // A piece of its own stands on a line of its own on purpose.
        if (text.parentElement && getComputedStyle(text.parentElement).display === 'inline-block') continue;
        for (const word of (text.nodeValue ?? '').matchAll(/[^ \n]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const { top, bottom, width } = range.getBoundingClientRect();
          if (width === 0) continue;
          const line = lines.at(-1);
          if (!line || top > line.bottom - 6) lines.push({ bottom, words: 1, width });
          else Object.assign(line, { words: line.words + 1, width: line.width + width });
        }
      }
      const end = lines.at(-1);
      const widest = Math.max(...lines.map(({ width }) => width));
      if (lines.length > 1 && end?.words === 1 && end.width < widest / 3)
        found.push(`a word alone: ${nameOf(heading)}`);
    }
    return found;
  });
