import type { Reader } from './faults.ts';
import { originOf } from './urls.ts';

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
  if (!read.together(names, 'other settings of the bucket (PHOTOS_S3_…) are given')) return null;
  return {
    endpoint: read.parsed(
      'PHOTOS_S3_URL',
      '',
      originOf,
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

const bucketOf = (text: string) => (/^[\da-z][\da-z.-]{1,61}[\da-z]$/.test(text) ? text : null);
