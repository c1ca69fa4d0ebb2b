/** The figures of one day; null where the forecast says nothing. */
export type WeatherFigures = {
  /** Percent. */
  precipitationChance: number | null;
  precipitationMm: number | null;
  temperatureC: number | null;
  gustKmh: number | null;
};

/** Weather in which the glass is not touched: any one of these is enough. */
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

const known = (figure: number | null): figure is number => figure !== null && Number.isFinite(figure);

/**
 * What a day's figures mean for a visit. One figure past its threshold is enough to be unsuitable; to be suitable, the
 * precipitation and the temperature must be known. In between nothing can be said.
 */
export function judge(figures: WeatherFigures, thresholds: Thresholds): Judgement | 'unknown' {
  const { precipitationChance: chance, precipitationMm: amount, temperatureC: temperature, gustKmh: gust } = figures;
  const reasons: WeatherReason[] = [];
  const wet =
    (known(chance) && chance >= thresholds.precipitationChance) ||
    (known(amount) && amount >= thresholds.precipitationMm);
  if (wet) reasons.push('precipitation');
  if (known(temperature) && temperature < thresholds.temperatureC) reasons.push('cold');
  if (known(gust) && gust > thresholds.gustKmh) reasons.push('wind');
  if (reasons.length > 0) return { suitable: false, reasons };
  return (known(chance) || known(amount)) && known(temperature) ? { suitable: true, reasons } : 'unknown';
}
