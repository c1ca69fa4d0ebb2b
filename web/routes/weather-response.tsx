import { WeatherPage } from '#web/features/weather/weather-page.tsx';

export default function WeatherResponse() {
  return <WeatherPage />;
}
