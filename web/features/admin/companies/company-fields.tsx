import type { CompanyPlace } from '#domain/settings/companies.ts';
import type { ErrorOf } from '#web/features/admin/shell/versions/fact.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { pairClass } from '#web/features/admin/shell/versions/looks.ts';
import { useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { messages } from './messages.ts';
import type { Typed } from './typed-companies.ts';

type CompanyFieldsProps = { typed: Typed; change: (typed: Typed) => void; errorOf: ErrorOf };

/** What a visitor reads about each company. */
export function CompanyFields({ typed, change, errorOf }: CompanyFieldsProps) {
  const words = useMessages(messages);
  return words.nth.map((title, index) => {
    const at = (name: CompanyPlace) => {
      const place = `${index}.${name}`;
      return {
        label: words.places[name],
        value: typed[place] ?? '',
        error: errorOf(place),
        autoComplete: 'off',
        onChange: ({ target }: { target: { value: string } }) => change({ ...typed, [place]: target.value }),
      };
    };
    return (
      <FieldsPane key={title} title={title}>
        <div className={pairClass}>
          <Field maxLength={200} {...at('name')} />
          <Field
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            hint={words.websiteHint}
            {...at('website')}
          />
          <TextArea rows={3} maxLength={300} lang="en-CA" className="py-3" {...at('description.en')} />
          <TextArea rows={3} maxLength={300} lang="fr-CA" className="py-3" {...at('description.fr')} />
          <Field type="tel" maxLength={30} {...at('phone')} />
          <Field type="email" autoCapitalize="none" spellCheck={false} maxLength={254} {...at('email')} />
        </div>
      </FieldsPane>
    );
  });
}
