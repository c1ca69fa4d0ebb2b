import { useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { messages } from './messages.ts';
import { WeatherPane } from './weather-pane.tsx';

/** What happens when the weather does not permit service. It can be dismissed. */
export function WeatherNotice({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages);
  return (
    <Notice title={words.weather} icon={<WeatherPane />} onClose={onClose}>
      {words.weatherText}
    </Notice>
  );
}
