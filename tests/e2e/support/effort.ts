import type { Visitor } from './visitor.ts';

/** What a visitor does with the hands: presses, and fields that are typed in, by their names. */
export type Effort = { presses: number; fields: Set<string> };

/** Counts from here on, on all pages and in the card form. */
export async function countsEffort({ page }: Visitor): Promise<Effort> {
  const effort: Effort = { presses: 0, fields: new Set() };
  await page.exposeFunction('countEffort', (field: string | null) => {
    if (field === null) effort.presses += 1;
    else effort.fields.add(field);
  });
  await page.addInitScript(() => {
    const { countEffort } = window as unknown as { countEffort(field: string | null): void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countEffort(null), true);
    const onInput = ({ isTrusted, target }: Event) => {
      if (isTrusted && target instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(target.type))
        countEffort(`${location.pathname} ${target.name || target.id}`);
    };
    addEventListener('input', onInput, true);
  });
  return effort;
}

/** How far below the top of the page the card's number is typed. */
export async function topOfCardNumber({ page, words }: Visitor): Promise<number> {
  const box = await page.frameLocator('#monerisCheckout-Frame').getByLabel(words.card.number).boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (await page.evaluate(() => scrollY));
}
