import type { CompanyPlace } from '#domain/settings/companies.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { pairClass } from '#web/features/admin/shell/versions/looks.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';

type FieldOf = {
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: 'off';
  onChange: (event: { target: { value: string } }) => void;
};

type CompanyFieldsProps = { title: string; websiteHint: string; at: (place: CompanyPlace) => FieldOf };

/** What a visitor reads about one company. */
export const CompanyFields = ({ title, websiteHint, at }: CompanyFieldsProps) => (
  <FieldsPane title={title}>
    <div className={pairClass}>
      <Field maxLength={200} {...at('name')} />
      <Field
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        hint={websiteHint}
        {...at('website')}
      />
      <TextArea rows={3} maxLength={300} lang="en-CA" className="py-3" {...at('description.en')} />
      <TextArea rows={3} maxLength={300} lang="fr-CA" className="py-3" {...at('description.fr')} />
      <Field type="tel" maxLength={30} {...at('phone')} />
      <Field type="email" autoCapitalize="none" spellCheck={false} maxLength={254} {...at('email')} />
    </div>
  </FieldsPane>
);
