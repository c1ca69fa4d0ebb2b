/** The figures of one day; null where the forecast says nothing. */
export type WeatherFigures = {
  /** Percent. */
  precipitationChance: number | null;
  precipitationMm: number | null;
  temperatureC: number | null;
  gustKmh: number | null;
};

/** Unsuitable weather: exceeding one threshold is enough. */
export type Thresholds = {
  /** This and more. */
  readonly precipitationChance: number;
  /** This and more. */
  readonly precipitationMm: number;
  /** Below this. */
  readonly temperatureC: number;
  /** Above this. */
  readonly gustKmh: number;
};

export type WeatherReason = 'precipitation' | 'cold' | 'wind';
export type Judgement = { suitable: boolean; reasons: WeatherReason[] };

/** What a day of the calendar shows of its forecast. */
export const outlooks = ['rain', 'clear'] as const;
export type Outlook = (typeof outlooks)[number];

const isKnown = (figure: number | null): figure is number => figure !== null && Number.isFinite(figure);

/**
 * Judges a day for a visit. One figure past its threshold makes it unsuitable. Without precipitation or temperature it cannot
 * be suitable, only `unknown`.
 */
export function judge(figures: WeatherFigures, thresholds: Thresholds): Judgement | 'unknown' {
  const { precipitationChance: chance, precipitationMm: amount, temperatureC: temperature, gustKmh: gust } = figures;
  const reasons: WeatherReason[] = [];
  const wet =
    (isKnown(chance) && chance >= thresholds.precipitationChance) ||
    (isKnown(amount) && amount >= thresholds.precipitationMm);
  if (wet) reasons.push('precipitation');
  if (isKnown(temperature) && temperature < thresholds.temperatureC) reasons.push('cold');
  if (isKnown(gust) && gust > thresholds.gustKmh) reasons.push('wind');
  if (reasons.length > 0) return { suitable: false, reasons };
  return (isKnown(chance) || isKnown(amount)) && isKnown(temperature) ? { suitable: true, reasons } : 'unknown';
}

/** Days that are too cold or too windy, or of which nothing is known, show nothing. */
export function outlookOf(figures: WeatherFigures, thresholds: Thresholds): Outlook | null {
  const judged = judge(figures, thresholds);
  if (judged === 'unknown') return null;
  if (judged.suitable) return 'clear';
  return judged.reasons.includes('precipitation') ? 'rain' : null;
}
