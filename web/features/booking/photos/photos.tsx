import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentNote, consentWords } from '#business/consents/consents.ts';
import type { OwnPhotos } from '#contract/photos.ts';
import type { PhotoKind } from '#domain/photos/photo.ts';
import { call } from '#web/client/call.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Squeegee } from '#web/ui/squeegee.tsx';
import { useConsents } from '../consents/use-consents.ts';
import { withKey } from '../use-booking.ts';
import type { Secret } from '../visit/use-visit.ts';
import { listOwnPhotos } from './calls.ts';
import { messages } from './messages.ts';

export function Photos({ order, secret }: Secret) {
  const words = useMessages(messages);
  const language = useLanguage();
  const contact = useContact();
  const consents = useConsents({ order, secret }, words);
  const isGiven = consents.isGiven('photos');
  const { data } = useQuery({
    // Refetched with each response: without consent the server names none.
    queryKey: ['/api/booking-details', order, secret, 'photos', consents.isSaved('photos')],
    queryFn: ({ signal }) => call(listOwnPhotos, { params: { order }, query: {} }, { signal, ...withKey(secret) }),
    enabled: consents.isKnown,
    gcTime: 0,
    retry: false,
  });
  if (!consents.isKnown || !data) return null;
  const shown = isGiven ? data.photos : [];
  return (
    <section className="photos pt-9" aria-labelledby="photos">
      <h2 id="photos" className="type-h3">
        {words.title}
      </h2>
      {shown.length === 0 && (
        <p className="mt-2 max-w-[40rem] text-night-text-2">
          {data.taken > 0 && !isGiven ? words.hidden(data.taken) : words.none}
        </p>
      )}
      <Shown order={order} photos={shown} />
      <div className="mt-5 max-w-[40rem]">
        <Checkbox
          checked={isGiven}
          disabled={consents.saving}
          onChange={(event) => consents.answer('photos', event.target.checked)}
        >
          {consentWords('photos', language)}
        </Checkbox>
        <p role="status" className="min-h-6 text-bronze-300">
          {consents.said}
        </p>
        <p className="type-small mt-1 text-night-text-2">{consentNote('photos', language, contact)}</p>
      </div>
    </section>
  );
}

type Photo = OwnPhotos['photos'][number];
type NamedPhoto = { photo: Photo; alt: string };

/** Before and after on one pane each, as far as there are both; then those that are left, by their kind. */
function Shown({ order, photos }: { order: string; photos: readonly Photo[] }) {
  const words = useMessages(messages);
  const named = (kind: PhotoKind): NamedPhoto[] =>
    photos
      .filter((photo) => photo.kind === kind)
      .map((photo, index) => ({ photo, alt: words.alt(words.kinds[kind], index + 1) }));
  const [before, after] = [named('before'), named('after')];
  const both = Math.min(before.length, after.length);
  return (
    <div className="mt-5 grid grid-cols-1 gap-6 sm:grid-cols-2 sm:gap-4">
      {after.slice(0, both).map((one, index) => (
        <Wiped key={one.photo.id} order={order} before={before[index] ?? one} after={one} />
      ))}
      {[...before.slice(both), ...after.slice(both)].map((one) => (
        <figure key={one.photo.id}>
          <Picture order={order} {...one} />
          <figcaption className="type-small mt-2 text-night-text-2">{words.kinds[one.photo.kind]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The blade draws the pane from before to after. Where one is missing, both stand below each other. */
function Wiped({ order, before, after }: { order: string; before: NamedPhoto; after: NamedPhoto }) {
  const words = useMessages(messages);
  const [isApart, setApart] = useState(false);
  if (isApart) {
    return (
      <div className="grid gap-4">
        <Picture order={order} {...before} />
        <Picture order={order} {...after} />
      </div>
    );
  }
  const apart = () => setApart(true);
  return (
    <figure>
      <Squeegee
        begun={50}
        mist={
          <Picture order={order} {...before} className="absolute inset-0 size-full object-cover" onMissing={apart} />
        }
      >
        <Picture order={order} {...after} onMissing={apart} />
      </Squeegee>
      <figcaption className="type-small mt-2 flex justify-between text-night-text-2">
        <span>{words.kinds.after}</span> <span>{words.kinds.before}</span>
      </figcaption>
    </figure>
  );
}

type PictureProps = NamedPhoto & { order: string; className?: string; onMissing?: () => void };

function Picture({ order, photo: { id, width, height }, alt, className = 'h-auto w-full', onMissing }: PictureProps) {
  const words = useMessages(messages);
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <p className="text-night-text-2">{words.missing}</p>;
  return (
    <img
      src={`/api/booking-details/${encodeURIComponent(order)}/photos/${id}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
      onError={onMissing ?? (() => setMissing(true))}
    />
  );
}
