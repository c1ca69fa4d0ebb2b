import { useEffect, useRef, useState } from 'react';

/** This close to the end counts as the end (specification, section 9). */
const nearEnd = 50;

/** How far a scrolling text has been read. `ended` stays true for a text that was read to its end once. */
export function useReading(text: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(0);
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const element = scroller.current;
    if (text === '' || !element) return;
    element.scrollTop = 0;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      const left = scrollHeight - clientHeight - scrollTop;
      const read = Math.min(1, (scrollTop + clientHeight) / scrollHeight);
      element.style.setProperty('--read', String(read)); // the rail beside the text
      setPercent(Math.round(read * 100));
      if (left <= nearEnd) setEnded((known) => (known.has(text) ? known : new Set(known).add(text)));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [text]);

  return { scroller, percent: ended.has(text) && percent > 95 ? 100 : percent, ended: ended.has(text) };
}
