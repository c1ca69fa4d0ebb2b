import type { MouseEvent } from 'react';
import { readOperator } from '#contract/admin/access.ts';
import { type AccountantMonth, makeMonth } from '#contract/admin/accountant.ts';
import { formatMoney, formatMonth } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { call } from '#web/client/call.ts';
import { unchanged, useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FileLink, TextButton } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './month.messages.ts';
import { isUnderWay, megabytes } from './use-months.ts';

type MonthRowProps = { month: AccountantMonth; readAgain: () => Promise<unknown> };

const row = classNames(
  'grid min-h-22 items-center gap-x-6 gap-y-3 px-4.5 py-4 not-first:border-t not-first:border-line',
  'sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:px-6',
);

/** A month: its sums, and its file from the press to the download. */
export function MonthRow({ month, readAgain }: MonthRowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act, pending } = useOperatorAction(readAgain);
  const { sales, sold, refunded, over, file } = month;
  const [year, number] = month.month.split('-').map(Number);
  const name = formatMonth(year ?? 0, number ?? 0, language);
  const money = (amount: number) => formatMoney(cents(amount), language);
  const make = () =>
    act(() => call(makeMonth, { body: { month: month.month, language } }), { failed: words.notStarted });
  const isReady = file?.state === 'ready';
  const isBusy = Boolean(pending) || isUnderWay(month);
  return (
    <li className={row} data-month={month.month}>
      <div>
        <h2 className="font-serif text-[1.25rem]/7 font-[380] first-letter:uppercase">{name}</h2>
        <p className="text-[0.9375rem]/6 text-ink-700">
          {words.sales(sales, money(sold))}
          {refunded > 0 && ` · ${words.refunded(money(refunded))}`}
          {!over && ` · ${words.running}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:justify-end">
        {file?.state === 'failed' && <p className="text-error sm:text-end">{words.broken}</p>}
        {isReady && <Download month={month} name={name} />}
        {isReady ? (
          <TextButton aria-label={words.of(words.again, name)} onClick={() => void make()}>
            {words.again}
          </TextButton>
        ) : (
          <Button
            kind="secondary"
            size="small"
            aria-label={words.of(isBusy ? words.making : words.make, name)}
            pending={isBusy}
            pendingLabel={words.making}
            onClick={() => void make()}
          >
            {words.make}
          </Button>
        )}
        <div role="status" className="w-full text-[0.8125rem]/5 text-ink-500 sm:text-end">
          {isUnderWay(month) && <Progress month={month} />}
          {isReady && file.madeAt && words.made(formatInstant(file.madeAt, language))}
          {isReady && file.provisional && `, ${words.provisional}`}
        </div>
      </div>
    </li>
  );
}

const bar = classNames(
  'mb-1 block h-[3px] w-full appearance-none bg-ivory-300 [&::-webkit-progress-bar]:bg-ivory-300',
  '[&::-moz-progress-bar]:bg-bronze-500 [&::-webkit-progress-value]:bg-bronze-500',
);

function Progress({ month: { file } }: Pick<MonthRowProps, 'month'>) {
  const words = useMessages(messages);
  const { state, done, total } = file ?? { state: 'waiting', done: 0, total: 0 };
  const text = state === 'making' && total > 0 ? words.progress(done, total) : words.waiting;
  return (
    <>
      <progress className={bar} max={Math.max(total, 1)} value={total > 0 ? done : undefined} aria-label={text} />
      {text}
    </>
  );
}

function Download({ month: { month, file }, name }: Pick<MonthRowProps, 'month'> & { name: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act } = useOperatorAction(unchanged);
  const size = words.megabytes(megabytes(file?.size ?? 0, language));
  const href = `/api/admin/accountant/months/${month}.zip?language=${language}`;
  // A refused download would be saved as if it were the file: check who is asking first.
  const fetchFile = async (event: MouseEvent) => {
    event.preventDefault();
    const { done } = await act(() => call(readOperator, {}), { failed: words.notDownloaded });
    if (done) location.assign(href);
  };
  return (
    <FileLink
      href={href}
      download
      aria-label={words.of(words.download(size), name)}
      onClick={(event) => void fetchFile(event)}
    >
      {words.download(size)}
    </FileLink>
  );
}
