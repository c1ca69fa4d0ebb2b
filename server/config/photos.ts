import { isLocalUrl } from '#server/common/local-url.ts';
import type { Reader } from './faults.ts';

/** A bucket for the photographs of visits. */
export type PhotoSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const names = ['PHOTOS_S3_URL', 'PHOTOS_S3_BUCKET', 'PHOTOS_S3_KEY_ID', 'PHOTOS_S3_SECRET'] as const;

/** Where photographs are kept besides DATA_DIR: all settings or none. */
export function readPhotoSettings(read: Reader): PhotoSettings | null {
  const missing = names.filter((name) => read.text(name) === null);
  if (missing.length === names.length) return null;
  for (const name of missing)
    read.fault(name, 'is missing, while other settings of the bucket (PHOTOS_S3_…) are given');
  return {
    endpoint: read.parsed(
      'PHOTOS_S3_URL',
      '',
      endpointOf,
      'must be like https://s3.example.com: https (http only for localhost), no path',
    ),
    bucket: read.parsed(
      'PHOTOS_S3_BUCKET',
      '',
      bucketOf,
      'must be the name of a bucket: lower case letters, digits, . and -',
    ),
    region: read.text('PHOTOS_S3_REGION') ?? 'us-east-1',
    accessKeyId: read.text('PHOTOS_S3_KEY_ID') ?? '',
    secretAccessKey: read.text('PHOTOS_S3_SECRET') ?? '',
  };
}

function endpointOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, href } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocalUrl(origin));
  return isSafe && href === `${origin}/` ? origin : null;
}

const bucketOf = (text: string) => (/^[\da-z][\da-z.-]{1,61}[\da-z]$/.test(text) ? text : null);
