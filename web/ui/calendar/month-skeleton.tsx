import { defaultSchedule } from '#business/schedule.ts';
import { useMessages } from '#web/state/language.tsx';
import { useSlow } from '../skeleton.tsx';
import { messages } from './messages.ts';
import { WeekdayRow } from './month-grid.tsx';
import '../steps.css';

const weeks = [1, 2, 3, 4, 5];
const days = [0, 1, 2, 3, 4, 5, 6];
const open = days.filter((day) => defaultSchedule.weekdays[day] !== null);

/** The month before its days are known: panes without numbers on working days. */
export function MonthSkeleton() {
  const words = useMessages(messages);
  const slow = useSlow(true);
  return (
    <div>
      <table className="month" aria-hidden="true">
        <thead>
          <WeekdayRow open={open} />
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {days.map((day) => (
                <td key={day}>
                  <span className="month-day">
                    {open.includes(day) && <span className={slow ? 'month-day-blank skeleton' : 'month-day-blank'} />}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sr-only" role="status">
        {slow && words.calendarLoading}
      </p>
    </div>
  );
}
