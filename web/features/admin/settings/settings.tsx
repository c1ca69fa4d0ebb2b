import type { ReactNode } from 'react';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import { isNoticeTooShort } from '#domain/settings/setting-rules.ts';
import type { SettingKey, SettingValues } from '#domain/settings/settings.ts';
import { WouldBeOverfull } from '#web/features/admin/shell/crews/overfull-days.tsx';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { useMessages } from '#web/state/language.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BlockedAreas } from './blocked-areas.tsx';
import { Invitations } from './invitations.tsx';
import { Leaving } from './leaving.tsx';
import { LimitsEffect } from './limits-effect.tsx';
import { partClass, smallClass } from './looks.ts';
import { Proofs } from './proofs.tsx';
import { SettingForm, type SettingFormProps, type Standing } from './setting-form.tsx';
import { useSettings } from './use-settings.ts';

/** The settings that an owner may change, each on its own. */
export function SettingsSection({ operator: { email } }: SectionProps) {
  const words = useMessages(messages);
  const settings = useSettings();
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <Loaded query={settings} failed={words.failed}>
        {(data) => (
          <>
            <Index />
            <Panes {...data} owner={email} />
          </>
        )}
      </Loaded>
      <Leaving owner={email} />
    </main>
  );
}

const footClass = `${partClass} ${smallClass}`;

type PanesProps = NonNullable<ReturnType<typeof useSettings>['data']> & { owner: string };

function Panes({ values, promised, blockedAreas, invitations, termsVersion, owner }: PanesProps) {
  const words = useMessages(messages);
  const [refundCutoffHours, rescheduleNoticeHours] = [
    values.refundCutoffHours.value,
    values.rescheduleNoticeHours.value,
  ];
  const besideOf = (name: keyof typeof promised) => ({
    faultOf: (hours: number): FieldMessageKey | null =>
      isNoticeTooShort({ refundCutoffHours, rescheduleNoticeHours, [name]: hours }) ? 'notice-short' : null,
    keptBeside: (hours: number) => promised[name].reduce((all, one) => all + (one.hours < hours ? one.count : 0), 0),
  });
  const form = <K extends SettingKey>(name: K, more?: Partial<SettingFormProps<K>>) => (
    <SettingForm name={name} owner={owner} standing={values[name] as Standing<SettingValues[K]>} {...more} />
  );
  return (
    <div className="grid gap-5 *:grid *:min-w-0 *:content-start *:gap-5 min-[62rem]:grid-cols-2 min-[62rem]:gap-7">
      <div>
        <Pane group="contact">
          {form('phone')}
          {form('email')}
          {form('phoneHours')}
          {form('mailingAddress')}
          {form('operatorEmail')}
          {form('ratingPage')}
          <p className={footClass}>{words.nameStays}</p>
          <p className={footClass}>
            {words.textsLede} <TextLink href="/admin/letter">{words.letter}</TextLink>{' '}
            <TextLink href="/admin/questions">{words.questions}</TextLink>{' '}
            <TextLink href="/admin/mails">{words.mails}</TextLink>
          </p>
        </Pane>
        <Pane group="policy">
          <Notice tone="warning" level={3} title={words.termsTitle} className="mb-5">
            <p>{words.terms(termsVersion)}</p>
            <TextLink href="/admin/terms">{words.termsLink}</TextLink>
          </Notice>
          {form('refundCutoffHours', besideOf('refundCutoffHours'))}
          {form('rescheduleNoticeHours', besideOf('rescheduleNoticeHours'))}
        </Pane>
        <Pane group="weather">
          <p className="pb-4 text-[0.9375rem]/5.5 text-ink-700">{words.weatherLede}</p>
          {form('weatherThresholds', { effectOf: (limits) => <LimitsEffect limits={limits} /> })}
          {form('weatherSilence')}
        </Pane>
      </div>
      <div>
        <Pane group="services">
          {form('platinumOffered')}
          <p className={footClass}>
            {words.pricesLede} <TextLink href="/admin/prices">{words.prices}</TextLink>
          </p>
        </Pane>
        <Pane group="codes">
          <Invitations {...invitations} />
        </Pane>
        <Pane group="areas">
          <BlockedAreas areas={blockedAreas} />
          <p className={footClass}>
            {words.servedLede} <TextLink href="/admin/areas">{words.servedAreas}</TextLink>
          </p>
          <p className={footClass}>
            {words.companiesLede} <TextLink href="/admin/companies">{words.companies}</TextLink>
          </p>
        </Pane>
        <Pane group="accountant">
          {form('accountantMail')}
          {form('ledgerAccounts')}
          <p className={footClass}>
            {words.accountantLede} <TextLink href="/admin/month">{words.theMonth}</TextLink>
          </p>
        </Pane>
        <Pane group="proofs">
          <Proofs />
        </Pane>
        <Pane group="season">
          {form('closesOn')}
          {form('crewsPerDay', {
            effectOf: (crews) => crews < values.crewsPerDay.value && <WouldBeOverfull crewsPerDay={crews} />,
          })}
          {form('waitingHoldHours')}
          <p className={footClass}>
            {words.scheduleLede} <TextLink href="/admin/schedule">{words.schedule}</TextLink>
          </p>
        </Pane>
      </div>
    </div>
  );
}

/** The panes in the order in which a phone shows them. */
const groups = [
  'contact',
  'policy',
  'weather',
  'services',
  'codes',
  'areas',
  'accountant',
  'proofs',
  'season',
] as const;

function Index() {
  const words = useMessages(messages);
  return (
    <nav className="mb-4 flex flex-wrap gap-x-5" aria-label={words.index}>
      {groups.map((group) => (
        <a
          key={group}
          href={`#${group}`}
          className="grid min-h-11 min-w-11 items-center text-[0.9375rem] underline decoration-line-2 underline-offset-[0.25em]"
        >
          {words.groups[group]}
        </a>
      ))}
    </nav>
  );
}

function Pane({ group, children }: { group: (typeof groups)[number]; children: ReactNode }) {
  const words = useMessages(messages);
  return (
    <section className="min-w-0 rounded-sm border border-line bg-white px-5 pt-5" aria-labelledby={group}>
      <h2 id={group} className="type-h3 pb-4">
        {words.groups[group]}
      </h2>
      {children}
    </section>
  );
}
