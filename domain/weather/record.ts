import { nbsp } from '../format.ts';
import type { Language } from '../language.ts';

/** How often the forecast called visits off, always several, and how often correctly. */
export type ForecastRecord = { moves: number; right: number };

export const recordInWords = ({ moves, right }: ForecastRecord, language: Language): string =>
  language === 'fr'
    ? `Depuis un an, nos prévisions ont écarté ${moves}${nbsp}visites, dont ${right} avec raison.`
    : `In the past year our forecasts called off ${moves} visits, ${right} of them rightly.`;
