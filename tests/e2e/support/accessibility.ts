import AxeBuilder from '@axe-core/playwright';
import { expect } from './test-app.ts';
import type { Visitor } from './visitor.ts';

/** Nothing that WCAG 2.2 AA forbids and a machine can find; the card form is the gateway's, and nothing runs in a kept mail. */
export async function hasNoBarrier(visitor: Visitor): Promise<void> {
  const { violations } = await new AxeBuilder({ page: visitor.page })
    .setLegacyMode() // in the page itself, not by a second one; no frame of somebody else is looked at
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('#monerisCheckout')
    .exclude('.messages-frame')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
