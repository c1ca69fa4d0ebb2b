import { type CalendarView, checkAppointment } from '#domain/calendar/availability.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { checkArea } from '#domain/funnel/area.ts';
import { coverageOf, type GlassCoverage, type Layout } from '#domain/funnel/layout.ts';
import type { BookableSize } from '#domain/funnel/size.ts';
import type { Language } from '#domain/language.ts';
import { type Cents, cents, sum } from '#domain/money.ts';
import type { CoatingType, Services } from '#domain/pricing/service.ts';
import { quoteAt, type RatedQuote, type TaxRates } from '#domain/pricing/tax.ts';
import { normalizePostalCode } from '#domain/typed/postal-code.ts';
import * as cell from './cells.ts';
import type { ImportColumn } from './columns.ts';
import { readDay } from './day.ts';
import type { ImportReason } from './reasons.ts';

export type Cells = Partial<Record<ImportColumn, string>>;
export type CellFault = { column: ImportColumn; reason: ImportReason };

/** The visit of a line. Its customer is validated elsewhere. */
export type ImportedVisit = RatedQuote & {
  language: Language;
  coatingType: CoatingType;
  storefrontSize: BookableSize;
  selectedLayout: Layout;
  glassCoverage: GlassCoverage;
  postalCode: string;
  appointmentDate: IsoDate;
  appointmentTime: AppointmentTime;
  status: cell.ImportStatus;
  /** Null if the file has no booking date. */
  bookedOn: Date | null;
  /** It is upcoming and claims a crew of its day. */
  upcoming: boolean;
};

export type ImportRules = {
  view: CalendarView;
  area: { served: ReadonlySet<string>; blocked: ReadonlySet<string> };
  services: Services;
  ratesOn: (day: IsoDate) => TaxRates;
};

/** Reads a line and lists all its faults. Upcoming visits must satisfy today's booking rules. `visit` is null if unreadable. */
export function readLine(cells: Cells, rules: ImportRules): { visit: ImportedVisit | null; faults: CellFault[] } {
  const faults: CellFault[] = [];
  const read = <T>(column: ImportColumn, reason: ImportReason, how: (text: string) => T | null): T | null => {
    const value = how(cells[column]?.trim() ?? '');
    if (value === null) faults.push({ column, reason });
    return value;
  };
  const language = read('language', 'language', cell.readLanguage);
  const coatingType = read('coatingType', 'service', (text) => cell.readService(text, rules.services));
  const storefrontSize = read('storefrontSize', 'size', cell.readSize);
  const selectedLayout = read('selectedLayout', 'layout', cell.readLayout);
  const appointmentDate = readVisitDay(cells, rules.view.schedule.timeZone, faults);
  const appointmentTime = read('appointmentTime', 'time', cell.readTime);
  const { timeZone } = rules.view.schedule;
  const thisDay = today(rules.view.now, timeZone);
  const ahead = appointmentDate !== null && appointmentDate >= thisDay;
  // An upcoming visit has been paid by now.
  const quote = readQuote(cells, rules.ratesOn(ahead ? thisDay : (appointmentDate ?? thisDay)), faults);
  const bookedOn = cells.createdAt?.trim()
    ? read('createdAt', 'booked-on', (text) => cell.readBookedOn(text, timeZone))
    : null;
  const given = cells.status?.trim() ? read('status', 'status', cell.readStatus) : undefined;
  if (!(language && coatingType && storefrontSize && selectedLayout && appointmentDate && appointmentTime && quote)) {
    return { visit: null, faults };
  }
  const status = given ?? (ahead ? 'active' : 'completed');
  const upcoming = ahead && status === 'active';
  const postalCode = normalizePostalCode(cells.postalCode ?? '');
  const visit = { language, coatingType, storefrontSize, selectedLayout, postalCode, appointmentDate, appointmentTime };
  if (ahead && (status === 'completed' || status === 'no-show'))
    faults.push({ column: 'status', reason: 'done-ahead' });
  if (upcoming) faults.push(...aheadFaults(visit, rules));
  return {
    visit: { ...visit, ...quote, glassCoverage: coverageOf(selectedLayout), status, bookedOn, upcoming },
    faults,
  };
}

function readVisitDay(cells: Cells, timeZone: string, faults: CellFault[]): IsoDate | null {
  const day = readDay(cells.appointmentDate ?? '', timeZone);
  if (typeof day === 'string') return day;
  faults.push({ column: 'appointmentDate', reason: day === null ? 'date' : 'date-ambiguous' });
  return null;
}

/** A tax that is not collected can be omitted. */
const untaxed = (rate: number): Cents | undefined => (rate === 0 ? cents(0) : undefined);

function readQuote(cells: Cells, rates: TaxRates, faults: CellFault[]): RatedQuote | null {
  const [base, gst, qst] = (['base', 'gst', 'qst'] as const).map((column) => {
    const text = cells[column]?.trim() ?? '';
    if (text === '' && column !== 'base') return undefined;
    const amount = cell.readAmount(text);
    if (amount === null) faults.push({ column, reason: 'amount' });
    return amount;
  });
  if (base === undefined || base === null || gst === null || qst === null) return null;
  if (gst === undefined && qst === undefined) return quoteAt(base, rates);
  const [ofGst, ofQst] = [gst ?? untaxed(rates.gst), qst ?? untaxed(rates.qst)];
  if (ofGst !== undefined && ofQst !== undefined)
    return { base, gst: ofGst, qst: ofQst, total: sum(base, ofGst, ofQst), taxRates: rates };
  faults.push({ column: gst === undefined ? 'gst' : 'qst', reason: 'taxes' });
  return null;
}

type Ahead = Pick<ImportedVisit, 'postalCode' | 'appointmentDate' | 'appointmentTime'>;

function aheadFaults(
  { postalCode, appointmentDate, appointmentTime }: Ahead,
  { area, view }: ImportRules,
): CellFault[] {
  const faults: CellFault[] = [];
  if (!checkArea(postalCode, area).served) faults.push({ column: 'postalCode', reason: 'area' });
  const refusal = checkAppointment(appointmentDate, appointmentTime, view);
  if (refusal === 'time-not-open') faults.push({ column: 'appointmentTime', reason: 'time-closed' });
  else if (refusal) faults.push({ column: 'appointmentDate', reason: 'day-closed' });
  return faults;
}
