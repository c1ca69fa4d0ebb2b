import { describe, expect, it } from 'vitest';
import { emptyWords } from './empty-list.ts';

const what = 'No bookings found matching your search.';

describe('an empty list of bookings', () => {
  it('says the same sentence whatever was asked for, and beneath it why nothing is there', () => {
    const all = { filter: 'all', day: '', q: '', total: 0 } as const;
    expect(emptyWords(all, 'en')).toEqual({ what, why: 'There are no bookings yet.' });
    expect(emptyWords({ ...all, filter: 'attention' }, 'en')).toEqual({ what, why: 'No booking is flagged.' });
    expect(emptyWords({ ...all, day: '2025-10-09' }, 'en')).toEqual({ what, why: 'There are no visits on this day.' });
    expect(emptyWords(all, 'fr')).toEqual({
      what: 'Aucune réservation ne correspond à votre recherche.',
      why: 'Il n’y a pas encore de réservation.',
    });
  });

  it('never says that there are no bookings where there are some', () => {
    const all = { filter: 'all', day: '', q: '', total: 184 } as const;
    expect(emptyWords(all, 'en')).toEqual({ what, why: null });
    expect(emptyWords({ ...all, filter: 'upcoming' }, 'en')).toEqual({ what, why: 'There are no upcoming visits.' });
    expect(emptyWords({ ...all, total: undefined }, 'en').why).toBeNull();
  });

  it('says nothing more where a search found nothing', () => {
    expect(emptyWords({ filter: 'upcoming', day: '2025-10-09', q: 'zzz', total: 184 }, 'en')).toEqual({
      what,
      why: null,
    });
  });
});
