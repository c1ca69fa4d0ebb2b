import { sign } from './icons.tsx';

export const Search = sign(18, 18, <path d="M12 12l5 5M13.4 7.4a6 6 0 1 1 -12 0a6 6 0 0 1 12 0z" />);
export const CalendarPage = sign(18, 18, <path d="M2 4h14v12H2zM2 8h14M6 1.8v4M12 1.8v4" />);
