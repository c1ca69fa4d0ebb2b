import { describe, expect, it } from 'vitest';
import type { WeatherDay, WeatherVisit } from '#contract/admin/weather.ts';
import {
  conditionInWords,
  movedIn,
  outcomeInWords,
  proposalInWords,
  reasonInWords,
  rounded,
  serviceName,
  visitInWords,
} from './weather-words.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const figures = {
  ...{ precipitationChance: 60, precipitationMm: 2.54, temperatureC: -2.25, gustKmh: 61 },
  condition: 'rain',
};
type Proposal = NonNullable<WeatherVisit['proposal']>;
const proposal = (more: Partial<Proposal>): Proposal => ({
  ...{ state: 'open', answer: null, from: '2025-10-09', proposedDate: '2025-10-14', proposedTime: '9:00 AM' },
  movedTo: null,
  ...more,
});

describe('a day of the weather', () => {
  const reason = (more: Partial<WeatherDay>, language: 'en' | 'fr' = 'en') =>
    reasonInWords({ judgement: 'unsuitable', reasons: [], figures, ...more }, language);

  it('says in one sentence what speaks against it, and what it has no words for as it came', () => {
    expect(reason({ reasons: ['precipitation', 'wind'] })).toBe('Rain or snow, too windy');
    expect(reason({ reasons: ['cold', 'hail'] }, 'fr')).toBe('Trop froid, hail');
    expect(reason({ judgement: 'suitable' })).toBe('');
  });

  it('that cannot be judged says why: it is too far away, or values are missing', () => {
    expect(reason({ judgement: 'unknown', figures: null })).toBe('The forecast does not reach this day.');
    expect(reason({ judgement: 'unknown' })).toBe('The forecast lacks required values.');
  });

  it('has its figures as each language writes them, with a true minus', () => {
    expect([2.54, -2.25, 60, -0.04].map((value) => rounded(value, 'en'))).toEqual(['2.5', '−2.2', '60', '0']);
    expect([2.54, -2.25, 60].map((value) => rounded(value, 'fr'))).toEqual(['2,5', '−2,2', '60']);
  });

  it('has a sky in words, whatever a service calls it', () => {
    expect(conditionInWords('no such sky', 'fr')).toBe('no such sky');
    expect(conditionInWords('toString', 'en')).toBe('toString');
  });
});

describe('another day that was proposed because of the weather', () => {
  const said = (more: Partial<Proposal>, date = '2025-10-09') => plain(proposalInWords(proposal(more), date, 'en'));

  it('waits for an answer on the day that it is to leave', () => {
    expect(said({})).toBe('Tue, Oct 14 is proposed; no answer yet');
    expect(said({}, '2025-10-14')).toBe('');
  });

  it('is told where the visit came to once it was accepted', () => {
    const accepted = { state: 'closed', answer: 'accept', movedTo: '2025-10-14' };
    expect(said(accepted, '2025-10-14')).toBe('Moved here from Thu, Oct 9');
    expect(said(accepted, '2025-10-15')).toBe('');
  });

  it('leaves the visit where the client keeps the day, or never answered', () => {
    expect(said({ state: 'closed', answer: 'decline' })).toBe('The client keeps this day');
    expect(said({ state: 'closed' })).toBe('A proposal ended without an answer');
    expect(said({ proposedDate: null })).toBe('A proposal ended without an answer');
  });

  it('is none where none was made', () => {
    expect(proposalInWords(null, '2025-10-09', 'en')).toBe('');
  });
});

describe('a visit in unsuitable weather', () => {
  const visit = {
    service: 'complete',
    reasons: ['precipitation'],
    from: '2025-10-09T09',
    until: '2025-10-09T13',
  } as const;

  it('says its service, why, and between which hours', () => {
    expect(visitInWords({ ...visit, reasons: ['precipitation'] }, '2025-10-09', 'en')).toBe(
      'Full, rain or snow, 9:00 AM to 1:00 PM',
    );
    expect(plain(visitInWords({ ...visit, reasons: ['precipitation'] }, '2025-10-09', 'fr'))).toBe(
      'Complète, pluie ou neige, de 9 h à 13 h',
    );
  });

  it('says the day of what comes in the night after', () => {
    const drying = { ...visit, reasons: ['drying'], from: '2025-10-09T22', until: '2025-10-10T03' };
    expect(visitInWords(drying, '2025-10-09', 'en')).toBe(
      'Full, rain while the coating dries, 10:00 PM to Fri, Oct 10 at 3:00 AM',
    );
  });
});

describe('a run of the weather', () => {
  const run = {
    finishedAt: '2025-10-06T22:00:00.000Z',
    judged: 3,
    proposed: 1,
    source: 'open-meteo',
    incomplete: false,
  };

  it('says how many visits were checked, what was proposed, and what moved', () => {
    expect(outcomeInWords(run, 2, 'en')).toBe('3 visits checked, 1 other day proposed, 2 visits moved so far');
    expect(plain(outcomeInWords({ ...run, judged: 1 }, 0, 'fr'))).toBe(
      '1 visite évaluée, 1 autre journée proposée, 0 visite déplacée jusqu’ici',
    );
  });

  it('that could not check all says so before anything else, and one without a forecast that nothing was', () => {
    expect(outcomeInWords({ ...run, incomplete: true, source: null }, 2, 'en')).toMatch(/^Not every visit/);
    expect(outcomeInWords({ ...run, source: null }, 2, 'en')).toMatch(/^No forecast service answered/);
  });

  it('counts a visit as moved on the day that it came to alone', () => {
    const visit = (one: Proposal | null): WeatherVisit => ({
      ...{ orderNo: 'HC-1', clientId: 'HC0001', businessName: '', time: '9:00 AM', proposal: one },
      ...{ judgement: 'suitable', reasons: [], from: null, until: null, service: 'complete' },
    });
    const day = (date: string, ...visits: WeatherVisit[]): WeatherDay => ({
      ...{
        date,
        figures,
        judgement: 'suitable',
        reasons: [],
        from: null,
        until: null,
        judged: true,
        visits,
        hasMore: false,
      },
    });
    const moved = proposal({ movedTo: '2025-10-14' });
    const days = [day('2025-10-09', visit(moved), visit(null)), day('2025-10-14', visit(moved), visit(proposal({})))];
    expect(movedIn({ days })).toBe(1);
  });

  it('names its service as one writes a name', () => {
    expect(['open-meteo', 'environment-canada', 'élan'].map(serviceName)).toEqual([
      ...['Open Meteo', 'Environment Canada', 'Élan'],
    ]);
  });
});
