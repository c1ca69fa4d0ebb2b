import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figure, figures, inParallel, median, percentile } from './print.ts';

describe('a figure', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    figures.length = 0;
  });

  it.each([
    [0, '0'],
    [1234.5, '1235'],
    [99.96, '100.0'],
    [12.34, '12.3'],
    [1.005, '1.00'],
    [0.1, '0.10'],
    [0.0042, '0.0042'],
  ])('of %d is printed as %s, three digits of it', (value, shown) => {
    figure('some-name', value, 'ms');
    expect(figures).toEqual([{ name: 'some-name', value: shown, unit: 'ms' }]);
    expect(console.log).toHaveBeenCalledWith(`some-name ${shown} ms`);
  });

  it('of a shift that is small does not read as none', () => {
    figure('shift', 0.004, '');
    expect(Number(figures[0]?.value)).toBeGreaterThan(0);
  });
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it('is the smallest value that so many do not exceed', () => {
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
    expect(percentile([3], 0.99)).toBe(3);
  });

  it('does not sort the values of its caller, and is nothing of nothing', () => {
    const values = [3, 1, 2];
    expect(median(values)).toBe(2);
    expect(values).toEqual([3, 1, 2]);
    expect(median([])).toBeNaN();
  });
});

describe('work side by side', () => {
  it('is done once for each index, never more at a time than was asked for', async () => {
    const done: number[] = [];
    let [running, most] = [0, 0];
    await inParallel(7, 3, async (index) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      done.push(index);
      running -= 1;
    });
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(most).toBe(3);
  });
});
