export { WeatherPage as default } from '#web/features/weather/weather-page.tsx';
