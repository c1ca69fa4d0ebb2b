import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './doctor.messages.ts';
import { FindingsTable } from './findings-table.tsx';
import { diagnosisOf } from './integration-status.ts';
import { paneClass, Section, Verdict } from './parts.tsx';
import { type Examination, useDoctor } from './use-integration.ts';

/** What `npm run doctor` says, when it is asked for: it calls every outside service. */
export function Doctor() {
  const words = useMessages(messages);
  const { data, isError, isFetching, examine } = useDoctor();
  return (
    <Section id="integration-doctor" title={words.title}>
      <div className={paneClass}>
        <p>{words.lede}</p>
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          pending={isFetching}
          pendingLabel={words.examining}
          onClick={examine}
        >
          {words.examine}
        </Button>
        <div role="status" className="not-empty:mt-4">
          {isError && !isFetching && <p className="text-error">{words.unread}</p>}
          {data && <Outcome {...data} />}
        </div>
      </div>
      {data && <Findings findings={data.findings} />}
    </Section>
  );
}

function Outcome({ findings, examinedAt }: Examination) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { fails, warnings } = diagnosisOf(findings);
  return (
    <>
      <Verdict clean={fails === 0}>{fails + warnings === 0 ? words.healthy : words.sick(fails, warnings)}</Verdict>
      <p className="admin-second">{words.examined(formatInstant(examinedAt, language))}</p>
    </>
  );
}

const kindOf = { fail: 'cancelled', warn: 'warm', ok: 'completed' };

function Findings({ findings }: Pick<Examination, 'findings'>) {
  const words = useMessages(messages);
  const heads = [words.what, words.finding, words.remedy];
  const rows = diagnosisOf(findings).sorted.map(({ name, level, finding, remedy }) => (
    <tr key={`${name} ${finding}`}>
      <th scope="row">
        {name}
        <span className="admin-badge" data-kind={kindOf[level]}>
          {words.level[level]}
        </span>
      </th>
      <td>{finding}</td>
      <td>{remedy}</td>
    </tr>
  ));
  return <FindingsTable title={words.list} heads={heads} rows={rows} />;
}
