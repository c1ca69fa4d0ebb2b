import { useCallback, useState } from 'react';

/** From this width on a list is a table. */
export const tableFrom = 600;

/** How many of these widths, narrowest first, a list has: the rail and an open record take from the window. */
export function useRoom(...widths: readonly number[]) {
  const [room, setRoom] = useState(widths.length);
  const key = widths.join();
  const frame = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return;
      const measure = () => setRoom(key.split(',').filter((width) => list.clientWidth >= Number(width)).length);
      const observer = new ResizeObserver(measure);
      measure();
      observer.observe(list);
      return () => observer.disconnect();
    },
    [key],
  );
  return { frame, room };
}
