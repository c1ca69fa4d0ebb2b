import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentNote, consentWords } from '#business/consents/consents.ts';
import type { OwnPhotos } from '#contract/photos.ts';
import { type PhotoKind, photoKinds } from '#domain/photos/photo.ts';
import { call } from '#web/client/call.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
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
      {photoKinds.map((kind) => (
        <Kind key={kind} order={order} kind={kind} photos={shown.filter((photo) => photo.kind === kind)} />
      ))}
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

function Kind({ order, kind, photos }: { order: string; kind: PhotoKind; photos: readonly Photo[] }) {
  const words = useMessages(messages);
  if (photos.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 text-night-text-2">{words.kinds[kind]}</h3>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Picture order={order} photo={photo} alt={words.alt(words.kinds[kind], index + 1)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Picture({ order, photo: { id, width, height }, alt }: { order: string; photo: Photo; alt: string }) {
  const words = useMessages(messages);
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <p className="text-night-text-2">{words.missing}</p>;
  const src = `/api/booking-details/${encodeURIComponent(order)}/photos/${id}`;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-auto w-full"
      onError={() => setMissing(true)}
    />
  );
}
