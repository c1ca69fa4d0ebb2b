import type { WeatherProposal } from '#contract/visit/weather.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { Contact } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { Days } from './days.tsx';
import { causeOf, Frame, useVisits } from './frame.tsx';
import { messages } from './messages.ts';
import type { Responding } from './use-response.ts';

type ShownProps = { proposal: WeatherProposal; earlier: boolean; responding: Responding };

/** Accepted or kept, and a way to change one's mind while the day is held. */
export function Answered({ proposal, earlier, responding }: ShownProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { past, present, plain, forecast } = useVisits();
  const { original, proposed, current, closed, canAccept, canKeepOriginal, otherDays } = proposal;
  const accepted = proposal.answer === 'accept';
  const visits = accepted
    ? [
        { label: words.before, value: past(original) },
        { label: words.now, value: present(current) },
      ]
    : [
        { label: words.now, value: present(current) },
        ...forecast(proposal),
        { label: words.proposed, value: plain(proposed) },
      ];
  const moves = !closed && otherDays.length > 0;
  const returns = !closed && (accepted ? canKeepOriginal : canAccept);
  return (
    <Frame
      title={accepted ? words.accepted : words.kept}
      text={accepted ? (proposal.reasons.length > 0 ? words.acceptedText : words.acceptedOtherwise) : words.keptText}
      proposal={proposal}
      weather={accepted ? 'clear' : 'rain'}
      pairs={visits}
    >
      {earlier && (
        <Notice title={words.answeredBefore} level={2} className="mt-6">
          {closed ? words.answeredBeforeClosed : words.answeredBeforeText}
        </Notice>
      )}
      <p className="mt-6 text-pretty text-ink-700">
        {closed && words.changeOver}
        {!closed && !returns && `${accepted ? words.originalTaken : words.proposedTaken} `}
        {(returns || moves) && words.changeUntil(formatInstant(proposal.answerBy, language))}
      </p>
      {(returns || moves) && (
        <Days
          proposal={proposal}
          accepts={returns && !accepted}
          keeps={returns && accepted}
          kind="secondary"
          responding={responding}
        />
      )}
      {!returns && !moves && <Contact />}
    </Frame>
  );
}

/** Opened from the e-mail: the proposed day, and one press for either answer. */
export function Asked({ proposal, responding }: ShownProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { present, plain, forecast } = useVisits();
  const { current, proposed, canAccept, answerBy } = proposal;
  const pairs = [
    { label: words.now, value: plain(current) },
    ...forecast(proposal),
    { label: words.proposed, value: present(proposed) },
  ];
  return (
    <Frame
      title={words.asked}
      text={canAccept ? words.askedText[causeOf(proposal)] : words.proposedTaken}
      proposal={proposal}
      weather="both"
      pairs={pairs}
    >
      <p className="mt-6 text-pretty text-ink-700">
        {words.answerUntil(formatInstant(answerBy, language))} {words.silences[proposal.silence]}
      </p>
      <Days proposal={proposal} accepts={canAccept} keeps responding={responding} />
    </Frame>
  );
}

/** Nobody answered in time, or no answer is needed any more: what happened to the visit. */
export function Expired({ proposal }: ShownProps) {
  const words = useMessages(messages);
  const { present, forecast } = useVisits();
  const { current, proposed, withdrawn } = proposal;
  const pairs = [{ label: words.appointment, value: present(current) }, ...forecast(proposal)];
  const isMoved = current.date === proposed.date;
  const title = withdrawn ? words.withdrawn : words.expired;
  const text = withdrawn ? words.withdrawnText : isMoved ? words.movedSilent : words.expiredText;
  return (
    <Frame {...{ title, text, proposal, pairs }} weather={isMoved ? 'clear' : 'rain'}>
      <Contact />
    </Frame>
  );
}

/** The proposed day was lost before the answer came. */
export function Lost({ proposal, responding }: ShownProps) {
  const words = useMessages(messages);
  const { past, present } = useVisits();
  const { otherDays } = proposal;
  const others = otherDays.length > 0;
  return (
    <Frame
      title={words.lost}
      text={others ? words.lostText : words.lostAlone}
      proposal={proposal}
      weather="rain"
      pairs={[
        { label: words.now, value: present(proposal.current) },
        { label: words.proposed, value: past(proposal.proposed) },
      ]}
    >
      <Days proposal={proposal} accepts={false} keeps responding={responding} />
      {!others && <Contact />}
    </Frame>
  );
}
