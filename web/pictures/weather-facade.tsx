import { layouts } from '#domain/funnel/layout.ts';
import { LayoutPicture } from './layout-picture.tsx';
import { each } from './parts/each.ts';
import { seeded } from './parts/random.ts';

/** Wet, dry, or wet at the left and dry at the right while nothing is decided. */
export type FacadeWeather = 'rain' | 'clear' | 'both';

const random = seeded(1009);
/** Near drops are long, far ones short. */
const streaks = each(120, () => {
  const near = 0.3 + random() ** 2;
  const from = `${Math.round(random() * 560)} ${Math.round(random() * 400 - 20)}`;
  return `M${from}l${(-9 * near).toFixed(1)} ${(28 * near).toFixed(1)}`;
});

/** The client's façade in the weather of the day that counts. Decoration beside words. */
export function WeatherFacade({ layout, weather }: { layout: string | null; weather: FacadeWeather }) {
  const known = layouts.find((one) => one === layout) ?? 'layout8';
  return (
    <div className="weather-facade" data-weather={weather} aria-hidden="true">
      <LayoutPicture layout={known} className="weather-facade-wall" />
      {weather !== 'clear' && (
        <div className="weather-facade-rain">
          <svg className="pic" viewBox="0 0 560 400" preserveAspectRatio="xMinYMin slice" aria-hidden>
            <path d={streaks} fill="none" stroke="#34515f" strokeOpacity=".75" strokeWidth="1" />
          </svg>
        </div>
      )}
    </div>
  );
}
