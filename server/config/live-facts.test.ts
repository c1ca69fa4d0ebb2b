import { describe, expect, it } from 'vitest';
import { placeholderFacts } from '#business/placeholders.ts';
import { liveFault } from './live-facts.ts';

const cards = (environment: 'qa' | 'prod') => ({
  cards: { storeId: 's', apiToken: 't', checkoutId: 'c', environment },
});

describe('a start with placeholders in place of facts', () => {
  it('that would charge real cards is refused, and one line names them all', () => {
    const fault = liveFault(cards('prod')) ?? '';
    for (const named of ['tax numbers', 'personal information', 'mailing address', 'phone', 'email'])
      expect(fault).toContain(named);
    expect(fault).not.toContain('\n');
    expect(placeholderFacts).toHaveLength(5);
  });

  it('that charges nobody goes on', () => {
    expect(liveFault({ cards: null })).toBeNull();
    expect(liveFault(cards('qa'))).toBeNull();
  });

  it('goes on once every fact is given', () => {
    expect(liveFault(cards('prod'), [])).toBeNull();
  });
});
